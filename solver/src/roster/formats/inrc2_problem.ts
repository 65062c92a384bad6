import { addDays, type Day } from '../../time/time.ts'
import type { ContractLimit, PersonContract, PersonHistory } from '../contract_rules/contract.ts'
import type { CatalogueShift, ShiftCount, ShiftWish } from '../demand/demand.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import { BENCHMARK_MONDAY, benchmarkPerson, benchmarkProblem } from './curtois_problem.ts'
import { inrc2Weights } from './inrc2.ts'
import { readHistory, readScenario, readWeek, type Nurse, type Scenario, type Week } from './inrc2_files.ts'

const WEEK = 7

/** An instance of the nurse rostering competition as a problem of the product: skills are positions. */
export function inrc2Problem(texts: readonly string[]): RosterProblem {
  const textOf = (title: string): string => texts.find((text) => text.trimStart().startsWith(title)) ?? ''
  const scenario = readScenario(textOf('SCENARIO'))
  const histories = readHistory(textOf('HISTORY'))
  const weeks = texts.filter((text) => text.trimStart().startsWith('WEEK_DATA')).map(readWeek)
  const dayAt = (week: number, day: number): Day => addDays(BENCHMARK_MONDAY, week * WEEK + day)
  return {
    ...benchmarkProblem(BENCHMARK_MONDAY, dayAt(weeks.length, 0)),
    people: scenario.nurses.map((nurse) => personOf(nurse, scenario, histories)),
    catalogue: { shiftTypes: scenario.shifts.map((shift, index) => shiftOf(shift, index)) },
    demand: { counts: weeks.flatMap((week, w) => countsOf(scenario, week, (day) => dayAt(w, day))) },
    shiftWishes: weeks.flatMap(({ requests }, w) =>
      requests.map(({ nurse, shift, day }): ShiftWish => ({
        personId: nurse,
        day: dayAt(w, day),
        shiftTypeId: shift === 'Any' ? null : shift,
        kind: 'off',
        weight: inrc2Weights.preference,
      }))
    ),
  }
}

/** The competition has no clock either: an hour each, since only names say what may follow. */
const shiftOf = ({ id, notBefore }: Scenario['shifts'][number], index: number): CatalogueShift => ({
  id,
  start: `${String(index).padStart(2, '0')}:00`,
  lengthMinutes: 60,
  workMinutes: 0,
  notNextDay: notBefore,
})

function personOf(
  { id, contract, skills }: Nurse,
  { contracts, shifts }: Scenario,
  histories: ReturnType<typeof readHistory>
): RosterPerson {
  const own = contracts.find((one) => one.id === contract)
  const past = histories.get(id)
  if (!own || !past) throw new Error(`Unknown contract '${contract}', or no history of '${id}'.`)
  const soft = ([min, max]: readonly [number, number], weight: number): ContractLimit => ({
    min,
    max,
    weight,
  })
  const agreed: PersonContract = {
    daysWorked: soft(own.assignments, inrc2Weights.assignments),
    daysInRow: soft(own.workRun, inrc2Weights.workRun),
    daysOffInRow: soft(own.offRun, inrc2Weights.offRun),
    weekends: { max: own.maxWeekends, weight: inrc2Weights.weekends },
    ...(own.completeWeekend && { completeWeekends: { weight: inrc2Weights.completeWeekend } }),
    kindsInRow: Object.fromEntries(shifts.map((shift) => [shift.id, soft(shift.run, inrc2Weights.kindRun)])),
  }
  const { lastShift, assignments, ...figures } = past
  const lastKind = shifts.some((shift) => shift.id === lastShift) ? lastShift : null
  const history: PersonHistory = { ...figures, lastKind, daysWorked: assignments }
  return { ...benchmarkPerson(id, skills, agreed), history }
}

function countsOf(
  { shifts, skills }: Scenario,
  { requirements }: Week,
  dayAt: (day: number) => Day
): ShiftCount[] {
  return shifts.flatMap((shift) =>
    skills.flatMap((skill) =>
      Array.from({ length: WEEK }, (_, day): ShiftCount => {
        const asked = requirements.find((one) => one.shift === shift.id && one.skill === skill)?.byDay[day]
        return {
          day: dayAt(day),
          shiftTypeId: shift.id,
          locationId: 'ward',
          positionId: skill,
          wanted: asked?.optimal ?? 0,
          minimum: asked?.minimum ?? 0,
          under: inrc2Weights.optimalCover,
          over: 0,
        }
      })
    )
  )
}
