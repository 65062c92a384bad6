import { skillMixGaps } from '../demand/skill_mix.ts'
import { UNASSIGNED } from '../model.ts'
import type { Carrier, ConstraintShare } from '../result.ts'
import type { ConstraintCode } from '../codes.ts'
import { scoreByGoal, type Aggregates } from '../score.ts'
import { alertsByRule } from './alerts_by_rule.ts'
import { minutesAwayOf } from './carriers.ts'
import type { FinishedPlan } from './finished_plan.ts'

const kinds = [
  { code: 'nights', fair: 'fairNights' },
  { code: 'weekends', fair: 'fairWeekends' },
  { code: 'holidays', fair: 'fairHolidays' },
  { code: 'closings', fair: 'fairClosings' },
] as const

type Details = ConstraintShare['details']
type Part = { readonly code: ConstraintCode; readonly points: number; readonly details: Details }

/** What the score is made of, heaviest first, in percent and words' worth of numbers; alerts once per rule. */
export function constraintShares(
  plan: FinishedPlan,
  totals: Aggregates,
  carriers: readonly Carrier[]
): ConstraintShare[] {
  const { weights } = plan.model
  const goals = scoreByGoal(totals, weights)
  const [load = 0, ...fairness] = weights.perShare.map((weight, kind) => weight * totals.shares[kind]!)
  const mix = weights.perMixMinute * totals.mixShort
  const parts: Part[] = [
    { code: 'unfilled', points: goals.coverage - mix, details: unfilledIn(plan) },
    { code: 'skill_mix', points: mix, details: mixesIn(plan) },
    { code: 'hours', points: goals.hours + load, details: hoursIn(plan) },
    ...kinds.map((kind, k) => ({
      code: kind.code,
      points: fairness[k]!,
      details: aboveFairPart(carriers, kind),
    })),
    { code: 'wishes', points: goals.preferences, details: wishesIn(carriers) },
    { code: 'changes', points: goals.stability, details: changesIn(plan) },
    { code: 'cost', points: goals.cost, details: {} },
    ...alertParts(plan, goals.alerts),
  ]
  const whole = parts.reduce((total, { points }) => total + Math.max(0, points), 0)
  return parts
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ code, points, details }) => ({ code, percent: (100 * points) / whole, details }))
}

function unfilledIn({ model, assignee }: FinishedPlan): Details {
  const open = model.shifts.filter((_, s) => assignee[s] === UNASSIGNED)
  return { shifts: open.length, minutes: open.reduce((total, { workMinutes }) => total + workMinutes, 0) }
}

/** Skill mixes that lack people, and the person-minutes they lack. */
function mixesIn({ model: { problem, shifts, people }, assignee }: FinishedPlan): Details {
  const personOf = new Map(shifts.map(({ id }, s) => [id, people[assignee[s]!]?.id ?? null]))
  const gaps = skillMixGaps(problem, personOf)
  const minutes = gaps.reduce((total, { missingMinutes }) => total + missingMinutes, 0)
  return { minutes, mixes: gaps.length }
}

/** People away from their agreed hours, and by how much together. */
function hoursIn({ model, standings }: FinishedPlan): Details {
  const away = standings
    .filter(({ person }) => person.normMinutes > 0)
    .map((standing) => minutesAwayOf(model, standing))
    .filter((minutes) => minutes > 0)
  return { people: away.length, minutes: away.reduce((total, minutes) => total + minutes, 0) }
}

/** People with agreed hours who carry at least one more than their fair part, and the most anybody carries. */
function aboveFairPart(carriers: readonly Carrier[], { code, fair }: (typeof kinds)[number]): Details {
  const above = carriers.filter((one) => one.normMinutes > 0 && one[code] - one[fair] >= 1)
  return { people: above.length, most: Math.max(0, ...carriers.map((one) => one[code])) }
}

/** Wishes that could be met and are not, of all that could be. */
function wishesIn(carriers: readonly Carrier[]): Details {
  const total = carriers.reduce((sum, { wishes }) => sum + wishes, 0)
  return { unmet: carriers.reduce((left, { wishesMet }) => left - wishesMet, total), total }
}

/** Shifts taken from their present assignees, and the people who lose or get one of them. */
function changesIn({ model, assignee }: FinishedPlan): Details {
  const moved = model.shifts
    .map((_, s) => s)
    .filter((s) => {
      return model.current[s] !== UNASSIGNED && model.current[s] !== assignee[s]
    })
  const people = new Set(moved.flatMap((s) => [model.current[s]!, assignee[s]!]))
  people.delete(UNASSIGNED)
  return { shifts: moved.length, people: people.size }
}

function alertParts(plan: FinishedPlan, points: number): Part[] {
  const byRule = [...alertsByRule(plan)]
  const whole = byRule.reduce((total, [, breaches]) => total + breaches, 0)
  return byRule.map(([rule, breaches]) => ({
    code: 'alerts',
    points: (points * breaches) / whole,
    details: { rule, breaches },
  }))
}
