import type { Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import type { PlanPay } from '@shiftloom/solver/labour_code/plan/plan_prices'
import type { CarriedOver, RosterProblem, RuleSet } from '@shiftloom/solver/roster/problem'
import { periodOfDays, type Day } from '@shiftloom/solver/time'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import { employmentGaps } from '#app/auto_schedule/snapshot/employment'
import { isDecided } from '#app/auto_schedule/snapshot/decided_shifts'
import { missingPeriods, withMissing } from '#app/auto_schedule/snapshot/repair'
import { rosterPersonOf } from '#app/auto_schedule/snapshot/roster_person'
import { rosterWorkOf } from '#app/auto_schedule/snapshot/roster_work'
import { ratesOn } from '#app/auto_schedule/snapshot/person_rates'
import { carriedOverTo } from '#app/scheduling/public/carried_over'
import { shiftRates } from '#app/scheduling/public/shift_rates'
import { peopleById } from '#app/scheduling/public/schedule_people'
import { skillMixesOf } from '#app/auto_schedule/snapshot/skill_mixes'
import { readSnapshot, type Snapshot } from '#app/auto_schedule/snapshot/read_snapshot'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import type { ScopePerson } from '#app/auto_schedule/snapshot/scope_people'
import { isAbsence, isWork } from '#app/scheduling/public/work_types'
import type { RunGoals, RunRepair, RunScope } from '#contracts/auto_schedule'

export type SnapshotInput = Omit<Question, 'repair' | 'decides'> & {
  scope: RunScope
  /** Who cannot come; if left out or `null`, everything is planned, nothing repaired. */
  repair?: RunRepair[] | null
  /** Rates enter the problem only for planners who may see cost. */
  seesCost: boolean
}
/** What is asked about a snapshot. */
type Question = {
  /** By person; left out: nothing is carried over. */
  carriedOver?: ReadonlyMap<string, CarriedOver>
  goals: RunGoals
  seed: number
  budgetMs: number
  repair: RunRepair[] | null
  decides(entry: SnapshotEntry): boolean
}

/** The whole question for the roster kernel, read in one unit of work; ids only. */
export async function buildProblem(input: SnapshotInput): Promise<RosterProblem> {
  const { goals, seed, budgetMs, seesCost, repair = null } = input
  const scope = withMissing(input.scope, repair ?? [])
  const snapshot = await readSnapshot(scope)
  const known = new Set(snapshot.people.map(({ id }) => id))
  const carriedOver = await carriedOverTo(scope.from, [...known])
  const question = {
    carriedOver,
    seed,
    budgetMs,
    repair,
    goals: { ...goals, cost: seesCost ? goals.cost : 0 },
    decides: (entry: SnapshotEntry) => isDecided(entry, { scope, repair: repair ?? [] }, known),
  }
  return problemOf(snapshot, question, seesCost ? await payIn(snapshot) : null)
}

/** What the screens reckon costs by. Call only for planners who may see cost. */
async function payIn({ people, scope }: Snapshot): Promise<PlanPay> {
  const { currency: _known, ...pay } = await shiftRates(await peopleById(people.map(({ id }) => id)), scope)
  return pay
}

/** A question about what was read. */
export function problemOf(
  snapshot: Snapshot,
  { goals, seed, budgetMs, repair, decides, carriedOver }: Question,
  pay: PlanPay | null
): RosterProblem {
  const { scope, people, zone, country, rules, planRules, positions, holidays, closings, mixes, entries } =
    snapshot
  const range = { from: scope.from, until: scope.until }
  const known = new Set(people.map(({ id }) => id))
  const decided = new Set(entries.filter(decides))
  const own = Map.groupBy(entries, ({ employeeId }) => employeeId)
  const rates = pay && ratesOn(scope.from, pay)
  const skillMix = skillMixesOf(mixes, scope, entries, known)
  return {
    version: 2,
    mode: repair ? 'repair' : 'plan',
    ...range,
    zone,
    people: people.map((person) => {
      const mine = rules.get(person.id)!
      const plan = planRules.people.get(person.id)!
      return rosterPersonOf({
        person,
        plan,
        planRules: planRules.ruleSets.find(({ id }) => id === plan.ruleSetId)!,
        positions,
        rules: mine,
        range,
        holidays: holidays.get(mine.country)!,
        own: own.get(person.id) ?? [],
        tagIds: mixes.tagsOf.get(person.id),
        rates: rates?.get(person.id),
        carriedOver: carriedOver?.get(person.id),
      })
    }),
    shifts: [...decided].map((entry) => ({
      ...rosterWorkOf(entry, positions),
      currentPersonId: entry.employeeId,
    })),
    fixed: fixedWork(entries, decided, known, positions),
    absences: [
      ...absencesOf(entries, known),
      ...missingPeriods(repair ?? [], entries, zone).filter(({ personId }) => known.has(personId)),
      ...people.flatMap((person) => gapsOf(person, range, zone)),
    ],
    availability: entries.flatMap(({ availability: kind, employeeId, start, end }) =>
      kind && employeeId && known.has(employeeId) ? [{ personId: employeeId, kind, start, end }] : []
    ),
    holidays: [...holidays.get(country)!].filter((day) => day >= scope.from && day < scope.until),
    closings,
    ...(skillMix.length > 0 && { skillMix }),
    ruleSets: ruleSetsOf([...rules.values()], holidays),
    goals,
    ...(pay && { pay }),
    seed,
    budgetMs,
    iterationLimit: null,
  }
}

const fixedWork = (
  entries: readonly SnapshotEntry[],
  decided: ReadonlySet<SnapshotEntry>,
  people: ReadonlySet<string>,
  positions: Positions
) =>
  entries.flatMap((entry) => {
    const { type, employeeId } = entry
    const counts = isWork(type) && employeeId !== null && people.has(employeeId)
    return counts && !decided.has(entry) ? [{ ...rosterWorkOf(entry, positions), personId: employeeId }] : []
  })

const absencesOf = (entries: readonly SnapshotEntry[], people: ReadonlySet<string>) =>
  entries.flatMap(({ type, employeeId, start, end }) =>
    isAbsence(type) && employeeId && people.has(employeeId) ? [{ personId: employeeId, start, end }] : []
  )

const gapsOf = (person: ScopePerson, range: { from: Day; until: Day }, zone: string) =>
  employmentGaps(person.contracts, range).map((gap) => ({
    personId: person.id,
    ...periodOfDays(gap.from, gap.until, zone),
  }))

const ruleSetsOf = (
  rules: readonly PersonRules[],
  holidays: ReadonlyMap<string, ReadonlySet<Day>>
): RuleSet[] =>
  [...new Map(rules.map((own) => [own.id, own])).values()].map(
    ({ id, country, limits, settings, settlementFrom, settlementUntil }) => ({
      id,
      limits,
      settings,
      settlementFrom,
      settlementUntil,
      holidays: [...holidays.get(country)!],
    })
  )
