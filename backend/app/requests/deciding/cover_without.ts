import { clockedShift } from '@shiftloom/solver/labour_model/coverage/clocked_shift'
import { presenceOf, type PlannedTime } from '@shiftloom/solver/labour_model/coverage/presence'
import { minuteOfDay } from '@shiftloom/solver/labour_model/position/place_days'
import { addDays, daysBetween, type Day } from '@shiftloom/solver/time'
import { organisationContext } from '#app/core/organisation_context'
import { needsBetween } from '#app/demand/public/needs_between'
import { findLocations } from '#app/organisation/public/find_locations'
import { positionNames } from '#app/organisation/public/position_names'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { can } from '#contracts/abilities'
import { longestNeedDays, type Needs } from '#contracts/demand_needs'
import { scheduleEntryTypes } from '#contracts/enums'
import type { RequestContent, ShiftCover } from '#contracts/filed_requests'
import type { ScheduleEntry } from '#contracts/schedule'

const slotMinutes = 15
const slotsPerDay = 1440 / slotMinutes

type Asked = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part'>
/** Another request that would be approved with this one: its person is away as well. */
export type AwayToo = Asked & { employeeId: string }
type Span = { from: Day; until: Day }
type Covered = { shift: ScheduleEntry; positionId: string }

/**
 * Who is left, and what is missing, while a person is away: for each of their planned shifts in these days, in the first
 * weeks that have some.
 *
 * @param withNeed whether the company works with needs at all
 * @param awayToo who is not left then either
 */
export async function coverWithout(
  employeeId: string,
  asked: Asked,
  { withNeed, awayToo = [] }: { withNeed: boolean; awayToo?: readonly AwayToo[] }
): Promise<ShiftCover[]> {
  const types = [scheduleEntryTypes.shift]
  const days = { from: asked.firstDay, until: addDays(asked.lastDay, 1) }
  const own = await plannedEntries({ ...days, employeeIds: [employeeId], types })
  const first = own[0]?.day
  if (first === undefined) return []
  // A night reaches into the day after its own.
  const span = { from: first, until: addDays(first, longestNeedDays) }
  const covered = own.flatMap((shift): Covered[] =>
    shift.positionId !== null && addDays(shift.day, 1) < span.until
      ? [{ shift, positionId: shift.positionId }]
      : []
  )
  const locationIds = [...new Set(covered.map(({ shift }) => shift.locationId))]
  const planned = await plannedEntries({ ...span, from: addDays(first, -1), locationIds, types })
  const others = planned.filter((entry) => entry.employeeId !== null && entry.employeeId !== employeeId)
  const needs = withNeed ? await needsOf(locationIds, span) : null
  const places = await findLocations(locationIds)
  const positions = await positionNames(covered.map(({ positionId }) => positionId))
  return covered.flatMap(({ shift, positionId }) => ({
    ...{ entryId: shift.id, day: shift.day, start: shift.start, end: shift.end },
    locationName: places.get(shift.locationId)?.name ?? '',
    positionName: positions.get(positionId) ?? '',
    ...leftOver(shift, {
      ...{ span, part: asked.part, awayToo },
      others: others.filter((one) => one.locationId === shift.locationId && one.positionId === positionId),
      need: needs?.rows.find((row) => row.locationId === shift.locationId && row.positionId === positionId),
    }),
  }))
}

/** Of the locations whose needs the actor may read. */
async function needsOf(locationIds: string[], span: Span): Promise<Needs | null> {
  const { role, locationIds: reach } = organisationContext.actor()
  const readable = locationIds.filter((id) => reach === null || reach.includes(id))
  return can(role, 'staff_need.read') && readable.length > 0
    ? needsBetween({ ...span, locationIds: readable })
    : null
}

type Beside = {
  span: Span
  part: Asked['part']
  awayToo: readonly AwayToo[]
  others: readonly ScheduleEntry[]
  need: Needs['rows'][number] | undefined
}

function leftOver(
  shift: ScheduleEntry,
  { span, part, awayToo, others, need }: Beside
): Pick<ShiftCover, 'others' | 'missingMinutes'> {
  const grid = { slots: daysBetween(span.from, span.until) * slotsPerDay, slotMinutes }
  const clocked = (entry: ScheduleEntry) => clockedShift(entry, daysBetween(span.from, entry.day))
  const there = (times: readonly PlannedTime[]) => presenceOf(times, grid)
  const times = others.map(clocked)
  const gone = others.flatMap((entry) =>
    awayToo
      .filter((one) => isOf(one, entry))
      .map((one) => partOf(clocked(entry), one.part, daysBetween(span.from, entry.day)))
  )
  const [present, absent] = [there(times), there(gone)]
  // People on a break are still there to be asked.
  const [onDuty, offDuty] = [there(times.map(withoutBreaks)), there(gone.map(withoutBreaks))]
  const away = presenceOf([partOf(clocked(shift), part, daysBetween(span.from, shift.day))], grid)
  const slots = [...away.keys()].filter((slot) => away[slot]! > 0)
  const lacking = (slot: number) =>
    Math.min(away[slot]!, Math.max(0, (need?.people[slot] ?? 0) - (present[slot]! - absent[slot]!)))
  const missing = slots.reduce((minutes, slot) => minutes + lacking(slot) * slotMinutes, 0)
  return {
    others:
      slots.length === 0 ? 0 : Math.floor(Math.min(...slots.map((slot) => onDuty[slot]! - offDuty[slot]!))),
    missingMinutes: need ? Math.round(missing) : null,
  }
}

const isOf = ({ employeeId, firstDay, lastDay }: AwayToo, entry: ScheduleEntry): boolean =>
  employeeId === entry.employeeId && firstDay <= entry.day && entry.day <= lastDay

const withoutBreaks = (time: PlannedTime): PlannedTime => ({ ...time, unpaidBreaks: [] })

/** What a part of the day takes of a shift. */
function partOf(time: PlannedTime, part: Asked['part'], day: number): PlannedTime {
  if (!part) return time
  const from = day * 1440 + minuteOfDay(part.start)
  const length = minuteOfDay(part.end) - minuteOfDay(part.start)
  const until = from + (length > 0 ? length : length + 1440)
  const inside = (range: { from: number; until: number }) => ({
    from: Math.max(from, range.from),
    until: Math.max(from, Math.min(until, range.until)),
  })
  return { ...inside(time), unpaidBreaks: time.unpaidBreaks.map(inside) }
}
