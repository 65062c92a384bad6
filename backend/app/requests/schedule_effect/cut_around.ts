import { clockOf, dayOf, type Period } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { cutShift, joinedBreaks } from '#app/requests/schedule_effect/cut_shift'
import { periodOfShift } from '#app/requests/schedule_effect/fate_of_shift'
import type { StoredEntry } from '#app/scheduling/public/entry'
import { scheduleEntryTypes } from '#contracts/enums'
import {
  longestShiftComment,
  type EntryOperation,
  type ScheduleEntry,
  type ShiftBreak,
} from '#contracts/schedule'
import type { StoredCut } from '#database/json/requests'

const longestShift = 24 * 3_600_000

/**
 * Cuts a shift around a part of a day that takes some of it. It is what lies before the part from then on, or after it
 * where nothing lies before; what lies after is a new shift otherwise.
 */
export function cutAround(
  shift: ScheduleEntry,
  part: Period
): { operations: EntryOperation[]; stored: StoredCut } {
  const { id, version, type, employeeId, locationId, positionId, comment, locked } = shift
  const { before, taken, after } = cutShift(shift, part)
  const { start, end } = periodOfShift(shift)
  const secondId = before && after ? newId() : null
  const kept = (before ?? after)!
  return {
    operations: [
      { kind: 'update', id, version, changes: { ...kept, ...(locked && { locked: false }) } },
      ...(secondId
        ? [
            {
              ...{ kind: 'create' as const, id: secondId },
              entry: { type, employeeId, locationId, positionId, comment, ...after! },
            },
          ]
        : []),
    ],
    stored: {
      ...{ beforeId: before ? id : null, afterId: before ? secondId : id },
      ...{ locationId, positionId, locked, breaks: taken.breaks },
      startsAt: new Date(Math.max(start, part.start)).toISOString(),
      endsAt: new Date(Math.min(end, part.end)).toISOString(),
    },
  }
}

/** The breaks of shifts that lie in a part of a day; on a clock of another zone only their length is known. */
export const breaksIn = (
  shifts: readonly ScheduleEntry[],
  { zone, ...part }: Period & { zone: string }
): ShiftBreak[] =>
  shifts.flatMap((shift) =>
    cutShift(shift, part).taken.breaks.map((one) => (shift.zone === zone ? one : { ...one, start: null }))
  )

/**
 * Gives a shift back what was taken of it. What a planner made of its pieces meanwhile stays: only a piece that is still
 * the person's, and still borders on what was taken, has it again; both of them are one shift again.
 *
 * @param present the pieces of the shift as they are now
 * @param isApart those that go on as a part of another one, where there is one
 */
export function joinAgain(
  cut: StoredCut,
  present: readonly StoredEntry[],
  { employeeId, isApart }: { employeeId: string; isApart: (id: string) => boolean }
): EntryOperation[] {
  const taken = periodOfShift(cut)
  const pieces = present.filter((entry) => isPieceOf(cut, entry, employeeId))
  const before = pieces.find((piece) => periodOfShift(piece).end === taken.start)
  const after = pieces.find((piece) => periodOfShift(piece).start === taken.end)
  const [shift, other] = [before, after]
    .filter((piece) => piece !== undefined)
    .toSorted((a, b) => Number(isApart(a.id)) - Number(isApart(b.id)))
  if (!shift) return []
  const start = before ? periodOfShift(before).start : taken.start
  const end = after ? periodOfShift(after).end : taken.end
  if (end - start > longestShift) return []
  const { id, version, zone } = shift
  const changes = {
    ...{ day: dayOf(start, zone), start: clockOf(start, zone), end: clockOf(end, zone) },
    breaks: joinedBreaks(before?.breaks ?? [], cut.breaks, after?.breaks ?? []),
    comment: commentOf(before, after),
    ...(cut.locked && { locked: true }),
  }
  return [
    { kind: 'update', id, version, changes },
    ...(other ? [{ kind: 'delete' as const, id: other.id, version: other.version }] : []),
  ]
}

/** What was taken of a shift as a shift of its own, with the place and the breaks it had. */
export function standAlone(
  cut: StoredCut,
  { zone }: Pick<StoredEntry, 'zone'>,
  employeeId: string
): EntryOperation & { kind: 'create' } {
  const { locationId, positionId, locked, breaks } = cut
  const { start, end } = periodOfShift(cut)
  const times = { day: dayOf(start, zone), start: clockOf(start, zone), end: clockOf(end, zone) }
  const entry = {
    type: scheduleEntryTypes.shift,
    employeeId,
    locationId,
    positionId,
    ...times,
    breaks,
    locked,
  }
  return { kind: 'create', id: newId(), entry }
}

/** What was written on one piece since is kept. */
const commentOf = (...pieces: (StoredEntry | undefined)[]): string | null =>
  [...new Set(pieces.flatMap((piece) => piece?.comment ?? []))].join('\n').slice(0, longestShiftComment) ||
  null

const isPieceOf = (cut: StoredCut, entry: StoredEntry, employeeId: string): boolean =>
  !entry.deleted &&
  !entry.locked &&
  entry.type === scheduleEntryTypes.shift &&
  entry.employeeId === employeeId &&
  entry.locationId === cut.locationId &&
  entry.positionId === cut.positionId
