import { dayOf, minutesOf, sharedMinutes, type Day, type Period } from '../time/time.ts'
import { breakExcess, takenBreaks, unpaidMinutes, type TakenBreaks } from './breaks_taken.ts'
import { countedAlone, countedBesidePlan, type CountingTerms, type Differences } from './counted_time.ts'
import { matched, openUntil, type Match, type PlannedShift } from './match.ts'
import type { Punch } from './punch.ts'
import { punchesOf, sessionsOf } from './sessions.ts'
import type { FlagOfRecord, RecordFlag, WorkRecord } from './work_record.ts'

/** Approved time off: work registered in it needs a look. */
export type Absence = Period & { readonly day: Day; readonly fullDay: boolean }

export type ToProcess = {
  /** Of one person. */
  readonly punches: readonly Punch[]
  readonly shifts: readonly PlannedShift[]
  readonly absences: readonly Absence[]
  readonly terms: CountingTerms
  /** Instant. */
  readonly now: number
  /** A shift without punches is a record too. */
  readonly mustRegister: boolean
}
export type Processed = { readonly records: WorkRecord[]; readonly unmatched: readonly Punch[] }

/** One person's records from punches and plan. A pure function: the same input always makes the same records. */
export function recordsOf({ punches, shifts, absences, terms, now, mustRegister }: ToProcess): Processed {
  const { sessions, unmatched } = sessionsOf(punches)
  const starts = sessions.map(({ start }) => start.at)
  const records = matched(sessions, shifts).flatMap((match) => {
    const { shift } = match
    if (match.sessions.length === 0)
      return mustRegister && shift !== null && shift.period.end <= now ? [withoutPunches(shift)] : []
    const last = match.sessions.at(-1)!
    const next = starts.find((start) => start > last.start.at) ?? Infinity
    return [recordOf(match, absences, terms, now, next)]
  })
  return { records: records.sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1)), unmatched }
}

const startOf = ({ realStart, shift }: WorkRecord): number => realStart ?? shift!.period.start

const withoutPunches = (shift: PlannedShift): WorkRecord => ({
  ...{ key: `shift:${shift.id}`, day: shift.day, locationId: shift.locationId, zone: shift.zone, shift },
  ...{ punchIds: [], realStart: null, realEnd: null, open: false, counted: null },
  ...{ unpaidBreakMinutes: 0, workMinutes: 0, withinTolerance: false },
  flags: [{ kind: 'no_punches', minutes: 0 }],
})

/** @param next when the person's next session begins */
function recordOf(
  { shift, sessions }: Match,
  absences: readonly Absence[],
  terms: CountingTerms,
  now: number,
  next: number
): WorkRecord {
  const [first, last] = [sessions[0]!, sessions.at(-1)!]
  const { zone, locationId } = shift ?? first.start
  const punches = sessions.flatMap(punchesOf).sort((a, b) => a.at - b.at)
  const realEnd = last.end?.at ?? null
  const open = realEnd === null && next === Infinity && now < openUntil(last, shift)
  const missingEnd = realEnd === null && !open
  const end = realEnd ?? (missingEnd && shift ? Math.min(shift.period.end, next) : null)
  const real = end === null ? null : { start: first.start.at, end: Math.max(end, first.start.at) }
  const { counted, differences } = countedOf(real, shift, terms, zone)
  // Without any end a break lasts as long as is known: the record is the same whenever it is made.
  const taken = takenBreaks(sessions, end ?? punches.at(-1)!.at)
  const planned = shift?.breaks ?? []
  const unpaidBreakMinutes = counted
    ? Math.min(minutesOf(counted), unpaidMinutes(taken, planned, counted))
    : 0
  const day = shift?.day ?? dayOf(first.start.at, zone)
  const absent = real === null ? 0 : absentMinutes(real, day, absences)
  const flags = open
    ? []
    : [
        ...differenceFlags(missingEnd && differences ? { ...differences, earlyFinish: 0 } : differences),
        ...breakFlags(taken, breakExcess(taken, planned), terms.lateToleranceMinutes),
        ...(absent > terms.snapMinutes ? [{ kind: 'absent', minutes: absent } as const] : []),
        ...factFlags([
          ['missing_end', missingEnd],
          ['no_plan', shift === null],
          ['corrected', punches.some((punch) => punch.corrected)],
        ]),
        ...placeFlags(punches, locationId),
      ]
  return {
    key: shift ? `shift:${shift.id}` : `punch:${first.start.id}`,
    day,
    locationId,
    zone,
    shift,
    punchIds: punches.map(({ id }) => id),
    realStart: first.start.at,
    realEnd,
    open,
    counted,
    unpaidBreakMinutes,
    workMinutes: counted ? minutesOf(counted) - unpaidBreakMinutes : 0,
    flags,
    withinTolerance: counted !== null && !open && flags.length === 0,
  }
}

function countedOf(
  real: Period | null,
  shift: PlannedShift | null,
  terms: CountingTerms,
  zone: string
): { counted: Period | null; differences: Differences | null } {
  if (real === null) return { counted: null, differences: null }
  if (shift === null) return { counted: countedAlone(real, terms, zone), differences: null }
  return countedBesidePlan(real, shift.period, terms, zone)
}

const differenceFlags = (differences: Differences | null): FlagOfRecord[] => {
  if (differences === null) return []
  const { late, early, earlyFinish, overtime } = differences
  const all: FlagOfRecord[] = [
    { kind: 'late', minutes: late },
    { kind: 'early', minutes: early },
    { kind: 'early_finish', minutes: earlyFinish },
    { kind: 'overtime', minutes: overtime },
  ]
  return all.filter(({ minutes }) => minutes > 0)
}

const breakFlags = ({ open }: TakenBreaks, excess: number, tolerance: number): FlagOfRecord[] => [
  ...(excess > tolerance ? [{ kind: 'long_break', minutes: excess } as const] : []),
  ...factFlags([['open_break', open]]),
]

/** A whole day off is about the shift of that day: a night that ends in it is none. */
const absentMinutes = (real: Period, day: Day, absences: readonly Absence[]): number =>
  Math.floor(
    absences.reduce(
      (sum, { fullDay, day: off, ...period }) =>
        sum + (fullDay ? (off === day ? minutesOf(real) : 0) : sharedMinutes(real, period)),
      0
    )
  )

const factFlags = (facts: readonly [RecordFlag, boolean][]): FlagOfRecord[] =>
  facts.filter(([, holds]) => holds).map(([kind]) => ({ kind, minutes: 0 }))

const placeFlags = (punches: readonly Punch[], locationId: string): FlagOfRecord[] => {
  const some = (verdict: Punch['place']) => punches.some(({ place }) => place === verdict)
  return factFlags([
    ['other_location', punches.some((punch) => punch.locationId !== locationId)],
    ['outside', some('outside')],
    ['inaccurate', some('inaccurate')],
    ['place_unknown', some('unknown')],
  ])
}
