import { Anchor, Group } from '@mantine/core'
import type { RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { daysIn } from '#/lib/time/days.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { useLimitYear } from '../limits/use_limit_year.ts'
import { YearSteps } from '../limits/year_steps.tsx'
import { pathOfRequests } from '../paths.ts'
import { useLiveRequests } from '../use_live_requests.ts'
import classes from './calendar.module.css'
import { CalendarLegend } from './calendar_legend.tsx'
import { personCalendarQuery } from './calendar_queries.ts'
import { calendarRows } from './calendar_rows.ts'
import { MonthTable } from './month_table.tsx'

/** A year of one person, twelve months at a glance. */
export function PersonCalendarScreen() {
  const { t, i18n } = useTranslation()
  const { id = '' } = useParams()
  useLiveRequests()
  const { value: year, choose } = useLimitYear()
  const span = { from: `${year}-01-01`, until: `${year + 1}-01-01` }
  const query = useQuery(personCalendarQuery(id, span, i18n.language))
  return (
    <QueryScreen title={t('titles.user-calendar')} query={query}>
      {(calendar) => <Year calendar={calendar} year={year} onYear={choose} />}
    </QueryScreen>
  )
}

type Props = { calendar: RequestCalendar; year: number; onYear: (year: number) => void }

function Year({ calendar, year, onYear }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone, firstDayOfWeek } = useProfile()
  const [person] = calendar.people
  const requestOn = useMemo(() => {
    const everything = { locationId: null, typeId: null, status: null, search: '', onlyAway: false }
    const [row] = calendarRows(calendar, everything)
    const days = daysIn(calendar.from, calendar.until)
    return new Map(days.flatMap((day, at) => (row?.days[at] ? [[day, row.days[at]] as const] : [])))
  }, [calendar])
  const holidayOn = useMemo(() => new Map(calendar.holidays.map((one) => [one.day, one])), [calendar])
  const months = daysIn(calendar.from, calendar.until).filter((day) => day.endsWith('-01'))
  return (
    <Screen title={t('titles.user-calendar')} description={person && format.personName(person)}>
      <Group justify="space-between" mb="lg">
        <Anchor component={Link} to={pathOfRequests}>
          {t('requests.all')}
        </Anchor>
        <YearSteps year={year} onChange={onYear} />
      </Group>
      <div className={classes.months}>
        {months.map((month) => (
          <MonthTable
            key={month}
            {...{ month, requestOn, holidayOn }}
            types={calendar.types}
            today={todayIn(timeZone)}
            firstDayOfWeek={firstDayOfWeek ?? 1}
          />
        ))}
      </div>
      <CalendarLegend types={calendar.types} />
    </Screen>
  )
}
