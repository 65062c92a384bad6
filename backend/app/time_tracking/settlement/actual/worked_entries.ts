import type { PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { clockOf, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { punchesById } from '#app/time_tracking/punches/standing_punches'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import { scheduleEntryTypes } from '#contracts/enums'
import { recordStatuses, type RecordFlag, type RecordPunch } from '#contracts/time_records'

const MINUTE_MS = 60_000

/** Work of one person as the rules read a schedule, with the id of its record. */
export type WorkedEntries = {
  entries: PlanEntry[]
  /** Shifts of which there is a record, rejected ones among them. */
  recorded: Set<string>
  /** Records of which it is not known when the breaks were. */
  withoutBreaks: Set<string>
}

/** What a person registered on some days, less what was rejected or still goes on; hours edited by a person are theirs. */
export async function workedEntries(
  employeeId: string,
  { from, until }: DaySpan,
  planned: ReadonlyMap<string, PlanEntry>
): Promise<WorkedEntries> {
  const records = await database()
    .selectFrom('timeRecords')
    .select(['id', 'locationId', 'positionId', 'day', 'zone', 'entryId', 'status', 'isOpen', 'punchIds'])
    .select(['realStartsAt', 'realEndsAt', 'countedStartsAt', 'countedEndsAt', 'editReason', 'flags'])
    .where('employeeId', '=', employeeId)
    .where('day', '>=', from)
    .where('day', '<', until)
    .execute()
  const punches = await punchesById(records.flatMap(({ punchIds }) => punchIds))
  const withoutBreaks = new Set<string>()
  const entries = records.flatMap((record): PlanEntry[] => {
    const worked = record.status === recordStatuses.rejected || record.isOpen ? null : workedTime(record)
    if (!worked) return []
    const own = record.punchIds.flatMap((id) => punches.get(id) ?? [])
    const registered = breaksIn(own, record.zone)
    const plan = record.entryId === null ? undefined : planned.get(record.entryId)
    if (registered.length === 0 && !plan) withoutBreaks.add(record.id)
    const breaks =
      registered.length > 0 ? paidAsPlanned(registered, plan?.breaks ?? []) : (plan?.breaks ?? [])
    const unpaid = breaks.reduce((sum, pause) => sum + (pause.paid ? 0 : pause.minutes), 0)
    const { id, locationId, positionId, day, zone } = record
    return [
      {
        ...{ id, type: scheduleEntryTypes.shift, employeeId, locationId, positionId, day, zone },
        ...{ fullDay: false, availability: null, breaks },
        startsAt: new Date(worked.start).toISOString(),
        endsAt: new Date(worked.end).toISOString(),
        workMinutes: Math.max(0, (worked.end - worked.start) / MINUTE_MS - unpaid),
      },
    ]
  })
  return { entries, recorded: new Set(records.flatMap(({ entryId }) => entryId ?? [])), withoutBreaks }
}

type Times = Record<'realStartsAt' | 'realEndsAt' | 'countedStartsAt' | 'countedEndsAt', Date | null> & {
  editReason: string | null
  entryId: string | null
  flags: readonly RecordFlag[]
}

/**
 * As planned where it was within the tolerance, for a few minutes at the door are no work; else as registered, to the minute
 * that clocks show.
 */
function workedTime({ editReason, entryId, flags, ...times }: Times) {
  const isAsRegistered = (...kinds: RecordFlag['kind'][]): boolean =>
    editReason === null && (entryId === null || flags.some(({ kind }) => kinds.includes(kind)))
  const { realStartsAt, realEndsAt, countedStartsAt, countedEndsAt } = times
  const start = (isAsRegistered('early', 'late') ? realStartsAt : null) ?? countedStartsAt ?? realStartsAt
  const end = (isAsRegistered('overtime', 'early_finish') ? realEndsAt : null) ?? countedEndsAt ?? realEndsAt
  if (!start || !end || end <= start) return null
  const minute = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
  return { start: minute(start), end: minute(end) }
}

type Pause = { start: string; minutes: number }

function breaksIn(punches: readonly RecordPunch[], zone: string): Pause[] {
  const pauses: Pause[] = []
  let since: number | null = null
  for (const { kind, at } of punches.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    if (kind === 'break_start') since = Date.parse(at)
    if (kind !== 'break_end' || since === null) continue
    pauses.push({ start: clockOf(since, zone), minutes: Math.round((Date.parse(at) - since) / MINUTE_MS) })
    since = null
  }
  return pauses
}

/** As many minutes of registered breaks are paid as the plan pays; those breaks count as paid that fit in whole. */
function paidAsPlanned(registered: readonly Pause[], planned: PlanEntry['breaks']): PlanEntry['breaks'] {
  let left = planned.reduce((sum, { minutes, paid }) => sum + (paid ? minutes : 0), 0)
  return registered.flatMap(({ start, minutes }) => {
    const paid = Math.min(left, minutes)
    left -= paid
    return [
      ...(paid > 0 ? [{ start, minutes: paid, paid: true }] : []),
      ...(minutes > paid ? [{ start: null, minutes: minutes - paid, paid: false }] : []),
    ]
  })
}

/** Shifts that are over and of which nothing is registered: no one knows that they were worked, nor that they were free. */
export const unrecordedShifts = (
  plan: readonly PlanEntry[],
  { recorded }: WorkedEntries,
  today: Day
): PlanEntry[] =>
  plan.filter(({ id, type, day }) => type === scheduleEntryTypes.shift && day < today && !recorded.has(id))

/** The schedule with registered work in the place of shifts that are over, or that someone has registered. */
export const asWorked = (
  around: readonly PlanEntry[],
  { entries, recorded }: WorkedEntries,
  today: Day
): PlanEntry[] => [
  ...around.filter(
    ({ id, type, day }) => type !== scheduleEntryTypes.shift || (day >= today && !recorded.has(id))
  ),
  ...entries,
]
