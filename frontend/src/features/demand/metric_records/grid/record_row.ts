import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import type { SpecialDays } from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { daysIn } from '#/lib/time/days.ts'
import { shownAt, type Edits } from '../edits.ts'

type Mark = { text: string; color: string }
export type RecordRow = {
  day: Day
  label: string
  marks: Mark[]
  values: (number | null)[]
  /** Of a flow, or the mean of a level; null without records. */
  whole: number | null
}

type Shown = { records: MetricRecords; special: readonly SpecialDays[]; edits: Edits }
export type RowWords = { day: (day: Day) => string; event: (days: SpecialDays) => string }

/** A row a day, as it is typed. */
export function recordRows({ records, special, edits }: Shown, words: RowWords): RecordRow[] {
  const { from, until, stepMinutes, values, holidays, metric } = records
  const slots = 1440 / stepMinutes
  return daysIn(from, until).map((day, at) => {
    const own = Array.from({ length: slots }, (_, slot) => shownAt(edits, values, at * slots + slot))
    return {
      ...{ day, label: words.day(day), values: own, whole: wholeOf(own, metric.aggregation) },
      marks: [
        ...holidays.filter((one) => one.day === day).map(({ name }) => ({ text: name, color: 'grape' })),
        ...special
          .filter((one) => one.from <= day && day < one.until)
          .map((one) => ({ text: words.event(one), color: one.factor === null ? 'gray' : 'blue' })),
      ],
    }
  })
}

/** The first slot that any day has a record of; null without records. */
export function firstRecordedSlot(rows: readonly Pick<RecordRow, 'values'>[]): number | null {
  const found = rows
    .flatMap(({ values }) => values.findIndex((value) => value !== null))
    .filter((at) => at >= 0)
  return found.length === 0 ? null : Math.min(...found)
}

function wholeOf(values: readonly (number | null)[], aggregation: 'flow' | 'level'): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const sum = known.reduce((whole, value) => whole + value, 0)
  return aggregation === 'flow' ? sum : sum / known.length
}
