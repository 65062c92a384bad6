import { lawPacks } from '../../labour_code/law_packs.ts'
import type { RuleSettings } from '../../labour_code/rule.ts'
import { addDays, daysBetween, daysOf } from '../../time/time.ts'
import type { PersonContract } from '../contract_rules/contract.ts'
import { benchmarkProblem } from '../formats/curtois_problem.ts'
import { GridAnnealer, heatOf } from '../grid_search/anneal.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import type { RosterProblem } from '../problem.ts'
import type { Random } from '../../random.ts'
import type { CountsPlan, GridSearch } from '../to_grid/solve_counts.ts'
import { employee } from './small_problem.ts'

export const THURSDAY = '2026-11-05'
/** A day of eight hours with an unpaid half hour, and a night of eight. */
export const SHIFTS = [
  { id: 'd', start: '06:00', lengthMinutes: 480, workMinutes: 450 },
  { id: 'n', start: '22:00', lengthMinutes: 480, workMinutes: 480 },
]

/** A search that is over in a moment. */
export const anneal: GridSearch = async (grid) => {
  const annealer = new GridAnnealer(grid, 1, emptyRoster(grid))
  for (let round = 0; round < 4; round += 1) {
    annealer.cycle({ moves: 20_000, ...heatOf(grid), stop: () => false })
  }
  return { roster: annealer.best.roster, lowerBound: null }
}

/** What a problem is made with: a contract for each person, and anything else. */
export type Made = {
  readonly contract: (random: Random) => PersonContract
  readonly changes?: Partial<RosterProblem>
}

/** Two or three people and three to five days from a Thursday on, with counts drawn at random. */
export function problemWith({ contract, changes }: Made, random: Random): RosterProblem {
  const [people, days] = random.pick([
    [2, 4],
    [2, 5],
    [3, 3],
  ] as const)
  const until = addDays(THURSDAY, days)
  const base = benchmarkProblem(THURSDAY, until)
  const [rules] = base.ruleSets
  const settings: RuleSettings = { ...rules!.settings, daily_rest: 'block' }
  return {
    ...base,
    ruleSets: [{ ...rules!, limits: { ...lawPacks.EU, dailyRestMinutes: 660 }, settings }],
    people: Array.from({ length: people }, (_, p) =>
      employee(`p${p}`, { ruleSetId: 'none', periods: [], contract: contract(random) })
    ),
    catalogue: { shiftTypes: SHIFTS },
    demand: {
      counts: daysOf(THURSDAY, until).flatMap((day) =>
        SHIFTS.map(({ id }) => ({
          day,
          shiftTypeId: id,
          locationId: 'bakery',
          positionId: 'baker',
          wanted: random.below(3),
          under: 10 * (1 + random.below(9)),
          over: random.below(20),
        }))
      ),
    },
    ...changes,
  }
}

/** A row of letters per person, kept work included. */
export function rowsOf({ planned, assignments }: CountsPlan): string[] {
  const rows = planned.people.map(() =>
    Array.from({ length: daysBetween(planned.from, planned.until) }, () => '.')
  )
  const placeOf = new Map(planned.people.map(({ id }, p) => [id, p]))
  const put = (personId: string | null, day: string, id: string | undefined): void => {
    if (personId !== null) rows[placeOf.get(personId)!]![daysBetween(planned.from, day)] = id!
  }
  planned.shifts.forEach(({ day, shiftTypeId }, s) => put(assignments[s]!.personId, day, shiftTypeId))
  planned.fixed.forEach(({ personId, day, shiftTypeId }) => put(personId, day, shiftTypeId))
  return rows.map((row) => row.join(''))
}
