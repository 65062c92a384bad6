import { planRulesFor } from '#app/labour_code/public/plan_rules'
import { rulesFor } from '#app/labour_code/public/rules_for'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { closingShifts } from '#app/scheduling/fairness/closing_shifts'
import { ledgerEntries, type LedgerSource } from '#app/scheduling/fairness/ledger_entries'
import { personLedger, type PersonLedger } from '#app/scheduling/fairness/person_ledger'
import { peopleById, withNorms } from '#app/scheduling/people/schedule_people'

/** The ledger of each of these people in the days `[from, until)`, but for their requests; an unknown id is missing. */
export async function ledgerOfPeople(
  ids: string[],
  days: DaySpan,
  source: LedgerSource
): Promise<Map<string, PersonLedger>> {
  const { people, ruleSets, ...special } = await planRulesFor(ids, days)
  const laws = await rulesFor(ids, days.from)
  const norms = await withNorms(await peopleById(ids), days)
  const entries = await ledgerEntries(ids, days, source)
  const places = new Set([...entries.values()].flat().map(({ locationId }) => locationId))
  const isClosing = await closingShifts([...places])
  const holidays = await holidaysBetween(
    days,
    [...new Set([...laws.values()].map(({ country }) => country))],
    'en-US'
  )
  const free = Map.groupBy(holidays, ({ country }) => country)
  const positions = {
    uncounted: new Set(special.uncountedPositionIds),
    strenuous: new Set(special.strenuousPositionIds),
    harmful: new Set(special.harmfulPositionIds),
  }
  return new Map(
    norms.flatMap(({ id, normMinutes }) => {
      const [person, law] = [people.get(id), laws.get(id)]
      if (!person || !law) return []
      const { limits, country } = law
      const figures = personLedger(days, {
        ...{ person, positions, limits, isClosing, contractedMinutes: normMinutes },
        rules: ruleSets.find((one) => one.id === person.ruleSetId)!,
        holidays: new Set(free.get(country)?.map(({ day }) => day)),
        entries: entries.get(id) ?? [],
      })
      return [[id, figures]]
    })
  )
}
