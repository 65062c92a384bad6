import type {
  CalendarHoliday,
  CalendarRequest,
  RequestCalendar,
} from '@shiftloom/backend/contracts/request_calendar'
import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { weekdayOf } from '@shiftloom/solver/time/day'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statusKeys } from '#/domain/request_status/request_words.ts'
import { addDays, daysIn, nextMonthStart, weekStart } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { slotColour } from '#/ui/palette.ts'
import { pathOfRequest } from '../paths.ts'
import classes from './calendar.module.css'
import { useMayOpen } from './use_may_open.ts'

type Props = {
  /** Its first day. */
  month: Day
  today: Day
  firstDayOfWeek: number
  requestOn: ReadonlyMap<Day, CalendarRequest>
  holidayOn: ReadonlyMap<Day, CalendarHoliday>
  types: RequestCalendar['types']
}

/** A month as a table of weeks; a day with a request leads to it. */
export function MonthTable({ month, today, firstDayOfWeek, requestOn, holidayOn, types }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const mayOpen = useMayOpen()
  const until = nextMonthStart(month)
  const first = weekStart(month, firstDayOfWeek)
  const weeks = daysIn(first, until).filter((_, at) => at % 7 === 0)
  const cell = (day: Day) => {
    if (day < month || day >= until) return <td key={day} />
    const request = requestOn.get(day)
    const type = types.find(({ id }) => id === request?.typeId)
    const rest = weekdayOf(day) >= 6 || holidayOn.has(day) ? classes.rest : ''
    const kind = request?.status === statuses.approved ? classes.approved : request ? classes.pending : ''
    const words = [
      format.day(day, 'weekday'),
      holidayOn.get(day)?.name,
      ...(request ? [type?.name, t(`request_status.${statusKeys[request.status]}`)] : []),
    ].filter(Boolean)
    return (
      <td
        key={day}
        className={[rest, kind, day === today ? classes.today : ''].join(' ')}
        style={{ '--request': slotColour(type?.color) } as CSSProperties}
        title={words.join(' · ')}
      >
        {request && mayOpen(request) ? (
          <Link to={pathOfRequest(request.id)} aria-label={words.join(', ')}>
            {format.day(day, 'dayNumber')}
          </Link>
        ) : (
          format.day(day, 'dayNumber')
        )}
      </td>
    )
  }
  return (
    <table className={classes.month}>
      <caption>{format.sentence(format.day(month, 'month'))}</caption>
      <thead>
        <tr>
          {daysIn(first, addDays(first, 7)).map((day) => (
            <th key={day} scope="col">
              {format.day(day, 'weekdayShort')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>{daysIn(week, addDays(week, 7)).map(cell)}</tr>
        ))}
      </tbody>
    </table>
  )
}
