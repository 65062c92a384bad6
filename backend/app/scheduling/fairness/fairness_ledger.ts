import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { countedRequests } from '#app/scheduling/fairness/counted_requests'
import { fairParts, shownParts } from '#app/scheduling/fairness/fair_parts'
import type { LedgerSource } from '#app/scheduling/fairness/ledger_entries'
import { ledgerOfPeople } from '#app/scheduling/fairness/ledger_of_people'
import { medianOfColleagues } from '#app/scheduling/fairness/median_of_colleagues'
import { peopleById, peopleOfLocations } from '#app/scheduling/people/schedule_people'
import type { FairnessLedger, LedgerFigures, OwnFairness } from '#contracts/fairness'

/** The ledger of everyone who is planned at these locations, wherever they work, as it is planned. */
export async function fairnessLedger(days: DaySpan, locationIds: string[]): Promise<FairnessLedger> {
  const people = (await peopleOfLocations(days, locationIds)).filter(
    ({ disabledInSchedule }) => !disabledInSchedule
  )
  const figures = await figuresOf(
    people.map(({ id }) => id),
    days,
    'planned'
  )
  const fair = fairParts(figures)
  return {
    ...days,
    people: people
      .filter(({ id }) => figures.has(id))
      .map(({ id, name, surname }) => ({
        ...{ employeeId: id, name, surname },
        ...figures.get(id)!,
        fair: shownParts(fair.get(id)!),
      })),
  }
}

/**
 * The actor’s own figures as they are published, beside the median of the people at their main location.
 *
 * @throws core.not_found for an account without an employee
 */
export async function ownFairness(days: DaySpan): Promise<OwnFairness> {
  const { employeeId } = organisationContext.actor()
  const [me] = employeeId ? await peopleById([employeeId]) : []
  if (!me) throw notFound()
  const home = me.mainLocationId ?? me.locationIds[0]
  const team = home ? await peopleOfLocations(days, [home]) : []
  const colleagues = team.filter(
    ({ id, locationIds, disabledInSchedule }) =>
      id !== me.id && !disabledInSchedule && locationIds.includes(home!)
  )
  const figures = await figuresOf([me.id, ...colleagues.map(({ id }) => id)], days, 'published')
  const own = figures.get(me.id)
  if (!own) throw notFound()
  // People of the sample data may be removed meanwhile.
  const compared = colleagues
    .flatMap(({ id }) => figures.get(id) ?? [])
    .filter(({ normMinutes }) => normMinutes > 0)
  return { ...days, own, median: medianOfColleagues(own, compared), colleagues: compared.length }
}

async function figuresOf(
  ids: string[],
  days: DaySpan,
  source: LedgerSource
): Promise<Map<string, LedgerFigures>> {
  const requests = await countedRequests(ids, days)
  const ledgers = await ledgerOfPeople(ids, days, source)
  return new Map(
    [...ledgers].map(([id, ledger]) => [
      id,
      { ...ledger, ...(requests.get(id) ?? { requests: 0, requestsRefused: 0 }) },
    ])
  )
}
