import { Card, VisuallyHidden } from '@mantine/core'
import type { Day, ScheduleHoliday } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { CardTitle } from './card_title.tsx'
import classes from './two_weeks_card.module.css'

type Staffing = { day: Day; filled: number; unfilled: number }
type Props = {
  today: Day
  staffing: Staffing[]
  holidays: ScheduleHoliday[]
  linkTo: (day: Day) => string | null
}

/** Shifts per day, this week and next: filled, and unassigned. */
export function TwoWeeksCard({ today, staffing, holidays, linkTo }: Props) {
  const { t } = useTranslation()
  const highest = Math.max(1, ...staffing.map(({ filled, unfilled }) => filled + unfilled))
  return (
    <Card>
      <CardTitle
        aside={
          <span className={classes.legend}>
            <span data-kind="filled">{t('home.two_weeks.filled')}</span>
            <span data-kind="unfilled">{t('home.two_weeks.unfilled')}</span>
          </span>
        }
      >
        {t('home.two_weeks.title')}
      </CardTitle>
      <ul className={classes.days}>
        {staffing.map((one) => (
          <li
            key={one.day}
            data-today={one.day === today || undefined}
            data-past={one.day < today || undefined}
          >
            <DayBar
              staffing={one}
              highest={highest}
              to={linkTo(one.day)}
              holiday={holidays.find(({ day }) => day === one.day)?.name}
              label={t('home.two_weeks.day', {
                filled: one.filled,
                unfilled: one.unfilled,
              })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type BarProps = { staffing: Staffing; highest: number; label: string; holiday?: string; to: string | null }

function DayBar({ staffing: { day, filled, unfilled }, highest, label, holiday, to }: BarProps) {
  const format = useFormat()
  const content = (
    <>
      <span className={classes.bars} aria-hidden>
        <span style={{ flexGrow: highest - filled - unfilled }} data-total={filled + unfilled || ''} />
        {unfilled > 0 && <span className={classes.unfilled} style={{ flexGrow: unfilled }} />}
        {filled > 0 && <span className={classes.filled} style={{ flexGrow: filled }} />}
      </span>
      <span className={classes.weekday} data-holiday={holiday ? true : undefined}>
        {format.day(day, 'weekdayShort')}
      </span>
      <span className={classes.number}>{format.day(day, 'dayNumber')}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
  const title = [format.day(day, 'weekday'), holiday, label].filter(Boolean).join(' · ')
  return to ? (
    <Link to={to} className={classes.day} title={title}>
      {content}
    </Link>
  ) : (
    <span className={classes.day} title={title}>
      {content}
    </span>
  )
}
