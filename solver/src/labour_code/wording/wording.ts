import { dayOf, minutesOf, type Day, type Period } from '../../time/time.ts'
import type { RuleId } from '../rule.ts'
import { breach, type Verdict } from '../verdict.ts'

const MINUTE_MS = 60_000

/** Texts of one language: `<locale>.json`, ICU. */
export type Wording = {
  readonly names: Readonly<Record<RuleId, string>>
  /** What the rule asks for, in one or two sentences. */
  readonly explanations: Readonly<Record<RuleId, string>>
  /** A verdict said with the values of `valuesOf`. */
  readonly sentences: Readonly<Record<RuleId, string>>
  /** Says a sentence whose breach lies within the company's tolerance. */
  readonly within_tolerance: string
  /** Lengths of time; which one and its values tells `lengthOf`. */
  readonly units: Readonly<Record<Length['unit'], string>>
}

/** How a reader's language writes what a sentence speaks of; each side supplies its own. */
export type WordingFormat = {
  /** A length of time, e.g. with `lengthOf` and the texts of units. */
  readonly hours: (minutes: number) => string
  readonly day: (day: Day) => string
  readonly clock: (instant: number, zone: string) => string
}

/** Values of a sentence: numbers where the language must decide about plurals, finished text elsewhere. */
export type WordingValues = {
  /**
   * `between`: day and clock are those of a rest itself; `within`: of the time looked at; `paid`: only paid breaks count;
   * `next`: a later shift begins in the time looked at and ends after it.
   */
  readonly kind: 'between' | 'within' | 'paid' | 'next'
  readonly actual: string | number
  readonly limit: string | number
  /** How far beyond the limit. */
  readonly breach: string | number
  /** Start of the window, or of the rest. */
  readonly day: string
  readonly clock: string
  /** End of the window or of the rest, and the last day in it. */
  readonly endDay: string
  readonly endClock: string
  readonly lastDay: string
  /** What of the later shift lies in the time, and when that shift starts. */
  readonly part: string | number
  readonly partDay: string
  readonly partClock: string
}

/** As little as a sentence must know of the works involved. */
export type WordedWork = {
  readonly id: string
  readonly zone: string
  /** ISO instants; with those of all works involved a short rest is described by what it lies between. */
  readonly startsAt?: string
  readonly endsAt?: string
}

/**
 * What a verdict's sentence is filled with, on the server as on the screen. Times are those of the first work's place.
 *
 * @param works those involved, and any others; where the first one is not among them any other's zone serves
 */
export function valuesOf(
  verdict: Verdict,
  works: readonly WordedWork[],
  format: WordingFormat
): WordingValues {
  const { actual, limit, unit, shiftIds } = verdict
  const rest = restOf(verdict, works)
  const window = rest ?? verdict.window
  const next = nextShiftOf(verdict, works)
  const part = next ?? window
  const zone = zoneOf(shiftIds, works)
  const amount = (value: number): string | number => (unit === 'minute' ? format.hours(value) : value)
  const dayAt = (instant: number): string => format.day(dayOf(instant, zone))
  return {
    kind: next !== null ? 'next' : verdict.paidOnly ? 'paid' : rest === null ? 'within' : 'between',
    actual: amount(actual),
    limit: amount(limit),
    breach: amount(breach(verdict)),
    day: dayAt(window.start),
    clock: format.clock(window.start, zone),
    endDay: dayAt(window.end),
    endClock: format.clock(window.end, zone),
    lastDay: dayAt(window.end - 1),
    part: format.hours(minutesOf({ start: part.start, end: Math.max(part.start, window.end) })),
    partDay: dayAt(part.start),
    partClock: format.clock(part.start, zone),
  }
}

/** The rest between two works that a verdict found too short; null where it ends with the time it was looked for in. */
function restOf({ ruleId, window, actual, shiftIds }: Verdict, works: readonly WordedWork[]): Period | null {
  if (ruleId !== 'daily_rest') return null
  if ((window.end - window.start) / MINUTE_MS === actual) return window
  let busyUntil = -Infinity
  for (const { start, end } of periodsOf(shiftIds, works)) {
    if ((start - busyUntil) / MINUTE_MS === actual) return { start: busyUntil, end: start }
    busyUntil = Math.max(busyUntil, end)
  }
  return null
}

/** The shift that begins in a working day and goes on after it; null where none does. */
function nextShiftOf({ ruleId, window, shiftIds }: Verdict, works: readonly WordedWork[]): Period | null {
  if (ruleId !== 'daily_hours') return null
  return (
    periodsOf(shiftIds, works).findLast(({ start, end }) => start > window.start && end > window.end) ?? null
  )
}

const periodsOf = (shiftIds: readonly string[], works: readonly WordedWork[]): Period[] =>
  works
    .filter(({ id }) => shiftIds.includes(id))
    .map(({ startsAt = '', endsAt = '' }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }))
    .sort((a, b) => a.start - b.start)

const zoneOf = (shiftIds: readonly string[], works: readonly WordedWork[]): string =>
  (works.find(({ id }) => id === shiftIds[0]) ?? works.find(({ id }) => shiftIds.includes(id)) ?? works[0])
    ?.zone ?? 'UTC'

/** A length of time as people say it: whole hours, hours and minutes, or minutes only. */
export type Length = {
  readonly unit: 'hours' | 'hours_minutes' | 'minutes'
  readonly hours: number
  readonly minutes: number
}

/** Splits minutes, rounded to whole ones, into what `units` of a wording take. */
export function lengthOf(minutes: number): Length {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const unit = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'hours_minutes'
  return { unit, hours, minutes: rest }
}
