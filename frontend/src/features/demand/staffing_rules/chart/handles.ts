import type { RuleWork } from '@shiftloom/backend/contracts/demand_rules'
import type { RuleValues } from '../rule_values.ts'

/** Where a point lies: units an hour, and people. */
export type Place = { units: number; people: number }

/** A point of the rule's chart that can be moved. */
export type Handle = {
  id: string
  kind: 'slope' | 'step' | 'minimum' | 'maximum'
  place: Place
  /** The directions it moves in. */
  moves: 'x' | 'y' | 'both'
  /** How far one key moves it. */
  stepUnits: number
}

/** People at which the slope is held: far enough up that a small move is a small change. */
const slopePeople = 3

/** The units an hour one person handles, for kinds whose work grows in proportion. */
function pace(work: RuleWork): number | null {
  if (work.kind === 'linear') return work.unitsPerPersonHour
  if (work.kind === 'service_time') return (3600 * work.utilisation) / work.secondsPerUnit
  return null
}

/** @param widest units an hour at the right edge of the chart */
export function handlesOf({ work, minimum, maximum }: RuleValues, widest: number): Handle[] {
  const stepUnits = roundStep(widest / 100)
  const handles: Handle[] = []
  const units = pace(work)
  if (units !== null) {
    // Within the chart, whatever the slope.
    const people = Math.max(0.5, Math.min(slopePeople, (0.9 * widest) / units))
    handles.push({
      ...{ id: 'slope', kind: 'slope', place: { units: units * people, people } },
      ...{ moves: 'x', stepUnits },
    })
  }
  if (work.kind === 'range')
    for (const [at, step] of work.steps.entries())
      handles.push({
        ...{ id: `step-${at}`, kind: 'step', place: { units: step.from, people: step.people } },
        ...{ moves: at === 0 ? 'y' : 'both', stepUnits },
      })
  handles.push({
    ...{ id: 'minimum', kind: 'minimum', place: { units: 0, people: minimum } },
    ...{ moves: 'y', stepUnits },
  })
  if (maximum !== null)
    handles.push({
      ...{ id: 'maximum', kind: 'maximum', place: { units: widest, people: maximum } },
      ...{ moves: 'y', stepUnits },
    })
  return handles
}

/** 1, 2 or 5 times a power of ten. */
export function roundStep(about: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(about, 1e-6)))
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= about - 1e-12)!
}

const mostPeople = 1_000

/** The rule with a point moved to a place, as near as the rule's own bounds allow. */
export function moved(values: RuleValues, handle: Handle, to: Place): RuleValues {
  const people = Math.min(mostPeople, Math.max(0, Math.round(to.people)))
  const { work, minimum, maximum } = values
  switch (handle.kind) {
    case 'minimum':
      return { ...values, minimum: Math.min(people, maximum ?? mostPeople) }
    case 'maximum':
      return { ...values, maximum: Math.max(people, minimum) }
    case 'slope':
      return { ...values, work: withPace(work, to.units / handle.place.people) }
    case 'step':
      return { ...values, work: withStep(work, Number(handle.id.slice(5)), { units: to.units, people }) }
  }
}

const digits = (value: number, places: number): number => Number(value.toFixed(places))

function withPace(work: RuleWork, units: number): RuleWork {
  const least = Math.max(units, 0.01)
  if (work.kind === 'linear')
    return { ...work, unitsPerPersonHour: Math.max(0.01, digits(least, least < 10 ? 2 : 1)) }
  if (work.kind === 'service_time') {
    const seconds = (3600 * work.utilisation) / least
    return { ...work, secondsPerUnit: Math.min(86_400, Math.max(0.1, digits(seconds, 1))) }
  }
  return work
}

/** A step begins after the one before it and before the next; the one before it ends there. */
function withStep(work: RuleWork, at: number, { units, people }: Place): RuleWork {
  if (work.kind !== 'range') return work
  const before = work.steps[at - 1]
  const after = work.steps[at + 1]
  const least = before ? before.from + gap(before.from) : 0
  const most = after ? after.from - gap(after.from) : Infinity
  const from = at === 0 ? 0 : digits(Math.min(most, Math.max(least, units)), units < 10 ? 2 : 1)
  return {
    ...work,
    steps: work.steps.map((step, place) => {
      if (place === at) return { ...step, from, people }
      return place === at - 1 ? { ...step, until: from } : step
    }),
  }
}

const gap = (near: number): number => (near < 10 ? 0.1 : 1)
