import { useFormat } from '#/lib/writing/format.ts'
import classes from './woven_week.module.css'

const column = 72
const row = 58
const left = 34
const top = 56

/** Shifts as weft: which day they start on and how many days they run, per thread. */
const shifts = [
  { row: 0, from: 0, days: 3, tone: 'blue' },
  { row: 0, from: 4, days: 2, tone: 'lime' },
  { row: 1, from: 1, days: 4, tone: 'pale' },
  { row: 1, from: 6, days: 1, tone: 'blue' },
  { row: 2, from: 0, days: 2, tone: 'lime' },
  { row: 2, from: 3, days: 3, tone: 'blue' },
  { row: 3, from: 2, days: 3, tone: 'pale' },
  { row: 3, from: 6, days: 1, tone: 'lime' },
  { row: 4, from: 0, days: 4, tone: 'blue' },
  { row: 4, from: 5, days: 2, tone: 'pale' },
  { row: 5, from: 1, days: 2, tone: 'lime' },
  { row: 5, from: 4, days: 3, tone: 'blue' },
]
const days = Array.from({ length: 7 }, (_, day) => day)
const height = top + 6 * row + 26

/** A week on the loom: days are the warp, shifts run over one thread and under the next. Decoration only. */
export function WovenWeek() {
  const format = useFormat()
  return (
    <svg viewBox={`0 0 ${left * 2 + 6 * column + 12} ${height}`} className={classes.loom} aria-hidden>
      {days.map((day) => (
        <g key={day}>
          <text x={left + day * column + 6} y={24} className={classes.day}>
            {format.day(`2026-06-0${day + 1}`, 'weekdayShort')}
          </text>
          <rect
            x={left + day * column}
            y={40}
            width={12}
            height={height - 44}
            rx={6}
            className={classes.warp}
          />
        </g>
      ))}
      {shifts.map((shift, index) => (
        <rect
          key={`${shift.row}-${shift.from}`}
          x={left + shift.from * column - 18}
          y={top + shift.row * row + 10}
          width={(shift.days - 1) * column + 48}
          height={30}
          rx={9}
          className={classes.weft}
          data-tone={shift.tone}
          style={{ animationDelay: `${120 + index * 55}ms` }}
        />
      ))}
      {shifts.map((shift) =>
        days
          .filter((day) => day >= shift.from && day < shift.from + shift.days && (day + shift.row) % 2 === 0)
          .map((day) => (
            <rect
              key={`${shift.row}-${day}`}
              x={left + day * column}
              y={top + shift.row * row + 4}
              width={12}
              height={42}
              className={classes.over}
            />
          ))
      )}
    </svg>
  )
}
