import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { http } from '#/lib/http.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useProfile } from '#/lib/profile.ts'
import { todayIn } from '#/lib/time_zone.ts'
import { useHub, useHubConnected } from '#/lib/use_hub.ts'
import { useFirstDayOfWeek } from '#/lib/week.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { CardsSkeleton } from '#/ui/skeletons.tsx'
import { Screen } from '#/ui/screen.tsx'
import { calendarItems, isOwnAbsence, ownWork, type Colleagues } from './events.ts'
import { MonthTotals } from './month_totals.tsx'
import { ShiftCalendar } from './shift_calendar.tsx'
import { daysShown, useCalendarAddress, type CalendarView } from './use_calendar_address.ts'

const AbsenceDrawer = lazy(async () => {
  const [file] = await Promise.all([import('./absence_drawer.tsx'), loadFeatureTexts('absence')])
  return { default: file.AbsenceDrawer }
})

/** What one person works, as published: the schedule of somebody who plans nobody. */
export function MyScheduleScreen() {
  const { t } = useTranslation()
  const { employeeId, locationIds, timeZone } = useProfile()
  const today = todayIn(timeZone ?? 'UTC')
  const address = useCalendarAddress(today)
  const { counted, loaded } = daysShown(address.view, address.date, useFirstDayOfWeek())
  const plan = useQuery({
    queryKey: ['scheduling', 'mine', loaded.from, loaded.until, locationIds],
    queryFn: ({ signal }) =>
      http.get('/scheduling/schedule', { ...loaded, locationIds }, { quiet: true, signal }),
    placeholderData: (before) => before,
  })
  useHub('schedule', { scheduleChanged: () => void plan.refetch() }, ['JoinSchedule', locationIds])
  useHubConnected('schedule', plan.refetch)

  const colleagues = (
    <Switch
      label={t('my_schedule.colleagues')}
      checked={address.withColleagues}
      onChange={(event) => address.setColleagues(event.currentTarget.checked)}
    />
  )
  return (
    <Screen title={t('my_schedule.title')} description={t('my_schedule.description')} actions={colleagues}>
      {plan.isError && <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && <CardsSkeleton />}
      {plan.data && (
        <>
          <MonthTotals work={ownWork(plan.data.entries, employeeId, counted.from, counted.until)} />
          <ShiftCalendar
            items={calendarItems(plan.data.entries, employeeId, colleaguesIn(address))}
            people={plan.data.people}
            address={address}
            today={today}
          />
          {address.absenceId && (
            <Suspense>
              <AbsenceDrawer
                key={address.absenceId}
                entry={plan.data.entries.find(
                  (entry) => entry.id === address.absenceId && isOwnAbsence(entry, employeeId)
                )}
                onClose={() => address.openAbsence(null)}
              />
            </Suspense>
          )}
        </>
      )}
    </Screen>
  )
}

const colleaguesIn = ({
  withColleagues,
  view,
}: {
  withColleagues: boolean
  view: CalendarView
}): Colleagues => {
  if (!withColleagues) return 'hidden'
  return view === 'week' ? 'named' : 'drawn'
}
