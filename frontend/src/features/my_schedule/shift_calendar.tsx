import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { TFunction } from 'i18next'
import { DateTime } from 'luxon'
import { useMemo } from 'react'
import { Calendar, luxonLocalizer, type Messages } from 'react-big-calendar'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { CalendarToolbar } from './calendar_toolbar.tsx'
import { clockOfWall, dayOfWall, wall, type CalendarItem } from './events.ts'
import classes from './my_schedule.module.css'
import { ShiftItem, type Frame } from './shift_item.tsx'
import { calendarViews, type CalendarView, type useCalendarAddress } from './use_calendar_address.ts'

const formats = {
  dayFormat: 'ccc d',
  agendaDateFormat: 'ccc d LLL',
  weekdayFormat: 'ccc',
  dateFormat: 'd',
}

/** CSS pixels. With colleagues, a day of a month has room for two shifts and for how many more there are. */
function heightOf({ view, withColleagues }: Props['address']): number | 'auto' {
  if (view === 'agenda') return 'auto'
  return view === 'month' && withColleagues ? 1_100 : 760
}

type Props = {
  items: CalendarItem[]
  people: SchedulePerson[]
  address: ReturnType<typeof useCalendarAddress>
  today: string
  /** The moment, on the clock of the company. */
  now: () => Date
}

/** The month, the week or the list of shifts; every text and date in the language of the page. */
export function ShiftCalendar({ items, people, address, today, now }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const firstDayOfWeek = useFirstDayOfWeek()
  const localizer = useMemo(() => luxonLocalizer(DateTime, { firstDayOfWeek }), [firstDayOfWeek])
  const names = useMemo(
    () => new Map(people.map((person) => [person.id, format.personName(person)])),
    [people, format]
  )
  const messages = useMemo((): Messages<CalendarItem> => messagesIn(t), [t])
  const { view } = address
  const components = useMemo(
    () => ({
      event: ({ event }: { event: CalendarItem }) => (
        <ShiftItem item={event} names={names} frame={frameOf(event, view)} />
      ),
      toolbar: CalendarToolbar,
    }),
    [names, view]
  )
  const open = ({ id, entry }: CalendarItem) =>
    entry.type !== scheduleEntryTypes.shift && address.openAbsence(id)
  return (
    <div className={classes.calendar} data-view={address.view}>
      <Calendar<CalendarItem>
        localizer={localizer}
        culture={format.locale}
        formats={{
          ...formats,
          timeGutterFormat: (date: Date) => format.clock(clockOfWall(date)),
          agendaTimeRangeFormat: () => '',
          eventTimeRangeFormat: () => '',
          eventTimeRangeStartFormat: () => '',
          eventTimeRangeEndFormat: () => '',
          monthHeaderFormat: (date: Date) => format.sentence(format.day(dayOfWall(date), 'month')),
          dayRangeHeaderFormat: ({ start }: { start: Date }) =>
            format.dayRange(dayOfWall(start), addDays(dayOfWall(start), 7)),
          agendaHeaderFormat: ({ start }: { start: Date }) =>
            format.sentence(format.day(dayOfWall(start), 'month')),
        }}
        messages={messages}
        components={components}
        events={items}
        views={[...calendarViews]}
        view={address.view}
        onView={(view) => address.setView(view as CalendarView)}
        date={wall(address.date, '12:00')}
        onNavigate={(date) => address.setDate(dayOfWall(date))}
        getNow={now}
        onSelectEvent={open}
        onKeyPressEvent={(item, event) => {
          if (frameOf(item, view) === 'button' && isPressed(event as unknown as KeyboardEvent)) open(item)
        }}
        length={31}
        popup
        scrollToTime={wall(today, '06:00')}
        eventPropGetter={({ isOwn }) => ({ className: isOwn ? classes.own : classes.other })}
        style={{ height: heightOf(address) }}
      />
    </div>
  )
}

/** The calendar makes a button of what has a time in its week, and rows without cells of whole days. */
function frameOf({ allDay }: CalendarItem, view: CalendarView): Frame {
  if (view === 'week' && !allDay) return 'button'
  return view === 'agenda' ? 'cell' : 'row'
}
const isPressed = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

const messagesIn = (t: TFunction): Messages<CalendarItem> => ({
  noEventsInRange: t('my_schedule.nothing'),
  date: t('my_schedule.date'),
  time: t('my_schedule.time'),
  event: t('my_schedule.shift'),
  allDay: t('my_schedule.all_day'),
  showMore: (count: number) => t('my_schedule.more', { count }),
})
