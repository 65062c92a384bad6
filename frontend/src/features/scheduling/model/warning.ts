import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { dayOf } from '@shiftloom/solver/time'
import type { DayRange } from './view_range.ts'
import { holds } from './view_range.ts'

/** One breach as the screen shows it: on one shift, in one row, on one day. */
export type Warning = {
  key: string
  verdict: PlanVerdict
  /** The shift that tips the limit; null when none of the shifts involved is on the screen. */
  causeId: string | null
  day: Day
  accepted: boolean
}

/** Open breaches; accepted ones are not counted. */
export type Tally = { readonly blocks: number; readonly alerts: number }
export const noWarnings: Tally = { blocks: 0, alerts: 0 }
export const isClear = ({ blocks, alerts }: Tally): boolean => blocks + alerts === 0

export type Warnings = {
  /** By person, then in the order of the rules. */
  all: readonly Warning[]
  byEntry: ReadonlyMap<string, readonly Warning[]>
  byPerson: ReadonlyMap<string, Tally>
  byDay: ReadonlyMap<Day, Tally>
  total: Tally
}
export const nothingWrong: Warnings = {
  all: [],
  byEntry: new Map(),
  byPerson: new Map(),
  byDay: new Map(),
  total: noWarnings,
}

export type Shown = {
  range: DayRange
  zone: string
  /** Entries on the screen. */
  entryById: ReadonlyMap<string, ScheduleEntry>
  /** Days of the works beside them: at other times, and at other places. */
  dayById: ReadonlyMap<string, Day>
}

/** Where each verdict is shown: on its shift, in its row and on its day. */
export function indexWarnings(verdicts: readonly PlanVerdict[], shown: Shown): Warnings {
  if (verdicts.length === 0) return nothingWrong
  const all = verdicts
    .filter((verdict) => concerns(verdict, shown))
    .map((verdict) => warningOf(verdict, shown))
  const open = all.filter(({ accepted }) => !accepted)
  const caused = all.filter(({ causeId }) => causeId !== null)
  return {
    all,
    byEntry: new Map(
      [...Map.groupBy(caused, ({ causeId }) => causeId!)].map(([id, own]) => [id, gravestFirst(own)])
    ),
    byPerson: tallies(open, ({ verdict }) => verdict.personId),
    byDay: tallies(open, ({ day }) => day),
    total: tallyOf(open),
  }
}

/** Some of the work is in these days, here or elsewhere; what went wrong before or goes wrong after is shown there. */
const concerns = ({ shiftIds }: PlanVerdict, { entryById, dayById, range }: Shown): boolean =>
  shiftIds.some((id) => {
    const day = entryById.get(id)?.day ?? dayById.get(id)
    return day !== undefined && holds(range, day)
  })

function warningOf(verdict: PlanVerdict, shown: Shown): Warning {
  const cause = causeOf(verdict, shown)
  return {
    key: [verdict.ruleId, verdict.personId, verdict.window.start, ...verdict.shiftIds].join(' '),
    verdict,
    causeId: cause?.id ?? null,
    day: cause?.day ?? dayWithin(verdict.window.start, shown),
    accepted: verdict.acceptanceId !== null,
  }
}

/** Works come in time order, so the last one on the screen is the one that went too far. */
function causeOf({ shiftIds }: PlanVerdict, { entryById, range }: Shown): ScheduleEntry | undefined {
  const known = shiftIds.flatMap((id) => entryById.get(id) ?? [])
  return known.findLast(({ day }) => holds(range, day))
}

/** A window may begin before the days shown. */
function dayWithin(instant: number, { range, zone }: Shown): Day {
  const day = dayOf(instant, zone)
  return day < range.from ? range.from : day
}

export const tallyOf = (warnings: readonly Warning[]): Tally => {
  const blocks = warnings.filter(({ verdict }) => verdict.severity === 'block').length
  return { blocks, alerts: warnings.length - blocks }
}

const tallies = <Key>(warnings: readonly Warning[], keyOf: (warning: Warning) => Key): Map<Key, Tally> =>
  new Map([...Map.groupBy(warnings, keyOf)].map(([key, own]) => [key, tallyOf(own)]))

/** Open blocks, open alerts, then what was accepted. */
const gravity = ({ accepted, verdict }: Warning): number =>
  accepted ? 2 : verdict.severity === 'block' ? 0 : 1
const gravestFirst = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted((a, b) => gravity(a) - gravity(b))

/** What a badge shows: its shape, and how many breaches are open. */
export type Badge = { kind: 'block' | 'alert' | 'accepted'; severity: 'block' | 'alert'; count: number }

export function badgeOf(warnings: readonly Warning[] | undefined): Badge | null {
  const first = warnings?.[0]
  if (!first) return null
  const { severity } = first.verdict
  return {
    kind: first.accepted ? 'accepted' : severity,
    severity,
    count: warnings.filter(({ accepted }) => !accepted).length,
  }
}

export const badgeOfTally = ({ blocks, alerts }: Tally): Badge | null => {
  const severity = blocks > 0 ? 'block' : 'alert'
  return blocks + alerts === 0 ? null : { kind: severity, severity, count: blocks + alerts }
}
