import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { clockedShift } from '@shiftloom/solver/labour_model/coverage/clocked_shift'
import { mixesOfWork } from '@shiftloom/solver/roster/demand/mixes_of_work'
import { addDays } from './calendar.ts'
import { rowKey, type CoverageRow } from './coverage_memory.ts'
import { isPlanned } from './entry_kind.ts'

/** A time at which too few of the people at work in a position have its tag. */
export type MixGap = {
  locationId: string
  positionId: string
  tagId: string
  /** Minutes from midnight of the day; `until` may be on the day after. */
  from: number
  until: number
  people: number
}

/**
 * Where the people of a day lack a tag, by time. One that goes on past midnight is shown whole, on the day it begins.
 *
 * @param tagsOf the tags of a person
 */
export function mixGaps(
  rows: readonly CoverageRow[],
  entries: readonly ScheduleEntry[],
  day: string,
  tagsOf: (employeeId: string) => readonly string[]
): MixGap[] {
  const asked = rows.filter(({ need }) => need.skillMix)
  if (asked.length === 0) return []
  const dayAt = new Map([-1, 0, 1].map((by) => [addDays(day, by), by]))
  const near = entries.filter(
    (entry) => dayAt.has(entry.day) && isPlanned(entry) && entry.employeeId !== null
  )
  const byRow = Map.groupBy(near, ({ locationId, positionId }) => rowKey(locationId, positionId ?? ''))
  return asked
    .flatMap(({ key, need: { locationId, positionId, skillMix } }) => {
      const rule = { locationId, positionId, ...skillMix! }
      const works = (byRow.get(key) ?? []).map((entry) => {
        const { from, until } = clockedShift(entry, dayAt.get(entry.day)!)
        return { start: from, end: until, isMet: tagsOf(entry.employeeId!).includes(rule.tagId) }
      })
      return mixesOfWork(rule, works, 1).map(({ minimum, ...mix }) => ({
        ...{ locationId, positionId, tagId: rule.tagId, people: minimum },
        ...{ from: mix.start, until: mix.end },
      }))
    })
    .filter(({ from }) => from >= 0 && from < 1440)
    .sort((a, b) => a.from - b.from)
}
