import { Card } from '@mantine/core'
import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { addDays, daysIn } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { CardTitle } from './card_title.tsx'
import { useShiftWords } from './use_shift_words.ts'
import classes from './week_strip.module.css'

type Props = { from: Day; today: Day; entries: ScheduleEntry[]; employeeId: string }

/** The person's week, one column a day. */
export function WeekStrip({ from, today, entries, employeeId }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const until = addDays(from, 7)
  const mine = entries.filter(
    (entry) => entry.employeeId === employeeId && entry.type !== scheduleEntryTypes.availability
  )
  return (
    <Card mb="md">
      <CardTitle aside={format.dayRange(from, until)}>{t('home.week.title')}</CardTitle>
      <ol className={classes.week}>
        {daysIn(from, until).map((day) => (
          <li key={day} className={classes.day} data-today={day === today || undefined}>
            <span className={classes.name}>
              {format.day(day, 'weekdayShort')} <b>{format.day(day, 'dayNumber')}</b>
            </span>
            <DayEntries entries={mine.filter((entry) => entry.day === day)} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function DayEntries({ entries }: { entries: ScheduleEntry[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useShiftWords()
  if (entries.length === 0) return <span className={classes.free}>{t('home.week.free')}</span>
  return entries.map((entry) => {
    const shift = entry.type === scheduleEntryTypes.shift
    return (
      <span
        key={entry.id}
        className={classes.entry}
        data-absence={!shift || undefined}
        style={shift ? { borderColor: words.colour(entry) } : undefined}
      >
        <b>{entry.fullDay ? t(`home.kinds.${entry.type}`) : format.clockRange(entry.start, entry.end)}</b>
        {!entry.fullDay && <span>{shift ? words.position(entry) : t(`home.kinds.${entry.type}`)}</span>}
      </span>
    )
  })
}
