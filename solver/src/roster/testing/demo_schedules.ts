import { checkTimeline } from '../../labour_code/check.ts'
import { personalLimitsOf } from '../../labour_code/limit_changes.ts'
import type { ProtectedGroup, WorkSystem } from '../../labour_code/limits.ts'
import { lawPacks, type LawPackId } from '../../labour_code/law_packs.ts'
import { clockOf, minutesOf, periodOf } from '../../time/time.ts'
import { solveRoster } from '../engine.ts'
import { factsOf, rulesFor, rulesOf } from '../facts.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { generatedProblem } from './generated_problem.ts'

type Demo = {
  readonly law: LawPackId
  readonly workSystem: WorkSystem
  readonly groups: readonly ProtectedGroup[]
  /** Longest shift, unpaid breaks left out; shorter ones are as generated. */
  readonly shiftMinutes: number
  /** Breaks of each shift: minutes, paid. */
  readonly breakMinutes: number
  /** Whether there are shifts at night. */
  readonly nights: boolean
}

/** The laws, systems and groups that demo schedules are planned for. */
export const demos = {
  BASIC: { law: 'PL', workSystem: 'BASIC', groups: [], shiftMinutes: 480, breakMinutes: 15, nights: true },
  EQUIV12: {
    law: 'PL',
    workSystem: 'EQUIV12',
    groups: [],
    shiftMinutes: 720,
    breakMinutes: 30,
    nights: true,
  },
  FLEX: { law: 'PL', workSystem: 'FLEX', groups: [], shiftMinutes: 480, breakMinutes: 15, nights: true },
  VN: { law: 'VN', workSystem: 'BASIC', groups: [], shiftMinutes: 480, breakMinutes: 45, nights: true },
  minors: {
    law: 'PL',
    workSystem: 'BASIC',
    groups: ['minor'],
    shiftMinutes: 480,
    breakMinutes: 30,
    nights: false,
  },
  disabled: {
    law: 'PL',
    workSystem: 'BASIC',
    groups: ['disabled'],
    shiftMinutes: 420,
    breakMinutes: 30,
    nights: false,
  },
} as const satisfies Record<string, Demo>
export type DemoName = keyof typeof demos

const ZONE: Record<LawPackId, string> = { PL: 'Europe/Warsaw', VN: 'Asia/Ho_Chi_Minh', EU: 'Europe/Berlin' }
const LATEST_START = '18:00'

/** A made-up month of a shop whose people are all of one kind; the demand is most of their hours. */
export function demoProblem(name: DemoName, seed: number, steps: number): RosterProblem {
  const demo: Demo = demos[name]
  const { law, workSystem, groups } = demo
  const generated = generatedProblem({
    people: 12,
    days: 28,
    seed,
    demand: 0.85,
    locations: 2,
    from: '2026-11-02',
  })
  const zone = ZONE[law]
  const limits = lawPacks[law]
  const granted = personalLimitsOf(limits, groups)
  const share = demo.shiftMinutes / 480
  // As many minutes of shifts as before, in shifts of the demo's own length.
  const kept = generated.shifts.filter(
    (_, index) => Math.floor((index + 1) / share) > Math.floor(index / share)
  )
  const shifts = (share < 1 ? generated.shifts : kept).filter(
    ({ start, zone: from }) => demo.nights || clockOf(start, from) < LATEST_START
  )
  return {
    ...generated,
    zone,
    shifts: shifts.map((shift) => demoShift(shift, demo, zone)),
    fixed: [],
    absences: [],
    availability: [],
    people: generated.people.map((person) => ({
      ...person,
      workSystem,
      ...granted,
      // A short day makes a short week.
      periods: person.periods.map((period) => ({
        ...period,
        normMinutes: Math.round(period.normMinutes * Math.min(1, share)),
      })),
    })),
    ruleSets: generated.ruleSets.map((set) => ({ ...set, limits, holidays: generated.holidays })),
    budgetMs: 600_000,
    iterationLimit: steps,
  }
}

function demoShift(shift: RosterShift, { shiftMinutes, breakMinutes }: Demo, zone: string): RosterShift {
  const start = clockOf(shift.start, shift.zone)
  const { start: from } = periodOf(shift.day, start, start, zone)
  const period = { start: from, end: from + shiftMinutes * 60_000 }
  const breaks = [{ minutes: breakMinutes, paid: true }]
  return { ...shift, ...period, workMinutes: minutesOf(period), zone, breaks, currentPersonId: null }
}

/** What the search made of a demo: how much of the demand is filled, 0 to 1, and the rules that its plan breaks. */
export type DemoOutcome = { readonly filled: number; readonly blocking: readonly string[] }

/**
 * Plans a demo and judges the plan by the kernel from scratch.
 *
 * @param judged whose rules it is judged by; left out: those it is planned by
 */
export function planDemo(problem: RosterProblem, judged = problem): DemoOutcome {
  const { assignments } = solveRoster(problem, { now: () => performance.now() })
  const holders = new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))
  const rules = rulesOf(judged)
  const facts = factsOf(problem)
  const blocking = problem.people.flatMap((person, index) => {
    const own = problem.shifts.filter(({ id }) => holders.get(id) === person.id)
    return checkTimeline(facts[index]!, own, rulesFor(person, rules))
      .filter(({ severity }) => severity === 'block')
      .map(({ ruleId }) => ruleId)
  })
  const minutesIn = (shifts: readonly RosterShift[]): number =>
    shifts.reduce((total, { workMinutes }) => total + workMinutes, 0)
  const given = problem.shifts.filter(({ id }) => holders.get(id) != null)
  return { filled: minutesIn(given) / minutesIn(problem.shifts), blocking }
}
