import type { NeedOfPosition, Needs } from '@shiftloom/backend/contracts/demand_needs'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { clockedShift } from '@shiftloom/solver/labour_model/coverage/clocked_shift'
import { presenceOf } from '@shiftloom/solver/labour_model/coverage/presence'
import { daysBetween } from './calendar.ts'
import { isPlanned } from './entry_kind.ts'

/** Minutes of a slot, and slots of a day. */
export const slotMinutes = 15
export const slotsPerDay = 1440 / slotMinutes

/** A position at a location: people by slot, from the first midnight of the days shown. */
export type CoverageRow = {
  key: string
  need: NeedOfPosition
  /** With a shift, and shifts without a person. */
  present: Float64Array
  open: Float64Array
}

/** The shifts of one row that begin on one day; what they come to on it and on the day after. */
type Bucket = { entries: ScheduleEntry[]; present: Float64Array; open: Float64Array }
type Buckets = Map<number, Bucket>

export const rowKey = (locationId: string, positionId: string): string => `${locationId}|${positionId}`

/** Who is at work when. Only days whose shifts have changed are reckoned again, so an edit costs next to nothing. */
export class CoverageMemory {
  private needs: Needs | null = null
  private rows: CoverageRow[] = []
  private buckets = new Map<string, Buckets>()

  of(needs: Needs, entries: readonly ScheduleEntry[]): CoverageRow[] {
    if (needs !== this.needs) {
      this.needs = needs
      this.buckets = new Map()
      this.rows = needs.rows.map((need) => emptyRow(need))
    }
    const grouped = groupOf(entries, needs)
    const rows = this.rows.map((row) => this.rowOf(row, grouped.get(row.key) ?? new Map()))
    if (rows.some((row, at) => row !== this.rows[at])) this.rows = rows
    return this.rows
  }

  private rowOf(row: CoverageRow, byDay: ReadonlyMap<number, ScheduleEntry[]>): CoverageRow {
    const before: Buckets = this.buckets.get(row.key) ?? new Map()
    const after: Buckets = new Map()
    const touched = new Set<number>()
    for (const [day, entries] of byDay) {
      const old = before.get(day)
      const isSame =
        old?.entries.length === entries.length && entries.every((entry, at) => entry === old.entries[at])
      after.set(day, isSame ? old : bucketOf(entries))
      if (!isSame) touched.add(day).add(day + 1)
    }
    for (const day of before.keys()) if (!after.has(day)) touched.add(day).add(day + 1)
    if (touched.size === 0) return row
    this.buckets.set(row.key, after)
    const next = { ...row, present: row.present.slice(), open: row.open.slice() }
    for (const day of touched) {
      const own = after.get(day)
      const eve = after.get(day - 1)
      fill(next.present, day, own?.present, eve?.present)
      fill(next.open, day, own?.open, eve?.open)
    }
    return next
  }
}

const emptyRow = (need: NeedOfPosition): CoverageRow => ({
  ...{ key: rowKey(need.locationId, need.positionId), need },
  present: new Float64Array(need.people.length),
  open: new Float64Array(need.people.length),
})

function groupOf(
  entries: readonly ScheduleEntry[],
  { from, rows }: Needs
): Map<string, Map<number, ScheduleEntry[]>> {
  const grouped = new Map(
    rows.map(({ locationId, positionId }) => [
      rowKey(locationId, positionId),
      new Map<number, ScheduleEntry[]>(),
    ])
  )
  const dayAt = new Map<string, number>()
  for (const entry of entries) {
    if (entry.positionId === null || !isPlanned(entry)) continue
    const byDay = grouped.get(rowKey(entry.locationId, entry.positionId))
    if (!byDay) continue
    const day = dayAt.get(entry.day) ?? daysBetween(from, entry.day)
    dayAt.set(entry.day, day)
    const there = byDay.get(day)
    if (there) there.push(entry)
    else byDay.set(day, [entry])
  }
  return grouped
}

const twoDays = { slots: 2 * slotsPerDay, slotMinutes }

function bucketOf(entries: ScheduleEntry[]): Bucket {
  const presence = (isOpen: boolean) =>
    presenceOf(
      entries
        .filter(({ employeeId }) => (employeeId === null) === isOpen)
        .map((entry) => clockedShift(entry, 0)),
      twoDays
    )
  return { entries, present: presence(false), open: presence(true) }
}

function fill(row: Float64Array, day: number, own?: Float64Array, eve?: Float64Array): void {
  const first = day * slotsPerDay
  if (first < 0 || first >= row.length) return
  for (let at = 0; at < slotsPerDay; at += 1)
    row[first + at] = (own?.[at] ?? 0) + (eve?.[at + slotsPerDay] ?? 0)
}
