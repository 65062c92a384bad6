import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import classes from './timeline.module.css'

const quarter = 15 * 60_000

/** Plan and registered time above each other, at the same scale. The times themselves are in the columns next to it. */
export function Timeline({ record }: { record: TimeRecord }) {
  const instants = [
    record.plannedStartsAt,
    record.plannedEndsAt,
    record.realStartsAt,
    record.realEndsAt,
  ].flatMap((iso) => (iso === null ? [] : [Date.parse(iso)]))
  const from = Math.min(...instants) - quarter
  const until = Math.max(...instants) + quarter
  const bar = (start: string | null, end: string | null, className: string | undefined) => {
    if (start === null) return null
    const begins = Date.parse(start)
    const ends = end === null ? begins + quarter : Date.parse(end)
    const share = (part: number) => `${(part / (until - from)) * 100}%`
    return <span className={className} style={{ left: share(begins - from), width: share(ends - begins) }} />
  }
  return (
    <div className={classes.line} aria-hidden>
      {bar(record.plannedStartsAt, record.plannedEndsAt, classes.plan)}
      {bar(record.realStartsAt, record.realEndsAt, classes.real)}
    </div>
  )
}
