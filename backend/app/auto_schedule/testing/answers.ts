import { figuresOf } from '@shiftloom/solver/roster/figures'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { ExplainedUnfilled, RosterResult } from '@shiftloom/solver/roster/result'

type Answer = {
  /** Shifts and whom they go to. */
  give: readonly (readonly [shiftId: string, personId: string | null])[]
  /** Explanations of shifts that stay open. */
  open?: readonly ExplainedUnfilled[]
}

/** An answer that fits the problem and does what a test wants, with figures counted by the kernel. */
export function answerTo(problem: RosterProblem, { give, open = [] }: Answer): RosterResult {
  const current = new Map(problem.shifts.map(({ id, currentPersonId }) => [id, currentPersonId]))
  const plan = new Map([...current, ...give])
  return {
    version: 2,
    assignments: [...plan].map(([shiftId, personId]) => ({ shiftId, personId })),
    scoreByGoal: { coverage: 0, hours: 500, fairness: 0, preferences: 0, stability: 0, cost: 0, alerts: 0 },
    score: 500,
    lowerBound: 493.4,
    constraints: [{ code: 'hours', percent: 100, details: { minutes: 1_000, people: 2 } }],
    carriers: problem.people.map(({ id }) => ({
      personId: id,
      plannedMinutes: 480,
      normMinutes: 2_400,
      nights: 1,
      weekends: 0,
      holidays: 0,
      fairNights: 0.3,
      fairWeekends: 0,
      closings: 0,
      fairClosings: 0,
      fairHolidays: 0,
      wishesMet: 0,
      wishes: 1,
    })),
    figuresBefore: figuresOf(problem, current),
    figuresAfter: figuresOf(problem, plan),
    changes: give.map(([shiftId, toPersonId]) => ({
      shiftId,
      fromPersonId: current.get(shiftId) ?? null,
      toPersonId,
      reasons: [{ code: 'free_and_qualified', details: { others: 1 } }],
    })),
    kept: [],
    unfilled: open,
    iterations: 1,
    elapsedMs: 1,
    stopped: 'budget',
  }
}
