import { Button, Group, Switch } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { http } from '#/lib/api/http.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn, wallClock } from '#/lib/time/time_zone.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { CardsSkeleton } from '#/ui/skeletons.tsx'
import { Screen } from '#/ui/screen.tsx'
import { calendarItems, isOwnAbsence, ownWork, wall, type Colleagues } from './events.ts'
import { InCharge } from './in_charge.tsx'
import { MonthTotals } from './month_totals.tsx'
import { ShiftCalendar } from './shift_calendar.tsx'
import { daysShown, useCalendarAddress, type CalendarView } from './use_calendar_address.ts'

const AbsenceDrawer = lazy(async () => {
  const [file] = await Promise.all([import('./absence_drawer.tsx'), loadFeatureTexts('absence')])
  return { default: file.AbsenceDrawer }
})

const CalendarDialog = lazy(async () => {
  const [file] = await Promise.all([import('./calendar_dialog.tsx'), loadFeatureTexts('calendar_feed')])
  return { default: file.CalendarDialog }
})

/** What one person works, as published: the schedule of users who do not plan. */
export function MyScheduleScreen() {
  const { t } = useTranslation()
  const { employeeId, locationIds, timeZone, impersonation } = useProfile()
  const mayShare = useCan('calendar_feed.edit_own') && employeeId !== null && !impersonation
  const [sharing, setSharing] = useState(false)
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

  const actions = (
    <Group>
      <Switch
        label={t('my_schedule.colleagues')}
        checked={address.withColleagues}
        onChange={(event) => address.setColleagues(event.currentTarget.checked)}
      />
      {mayShare && (
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={18} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {t('my_schedule.add_to_calendar')}
        </Button>
      )}
    </Group>
  )
  return (
    <Screen title={t('my_schedule.title')} description={t('my_schedule.description')} actions={actions}>
      {plan.isLoadingError && <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && <CardsSkeleton />}
      {plan.data && (
        <>
          <MonthTotals work={ownWork(plan.data.entries, employeeId, counted.from, counted.until)} />
          <ShiftCalendar
            items={calendarItems(plan.data.entries, employeeId, colleaguesIn(address))}
            people={plan.data.people}
            address={address}
            today={today}
            now={() => {
              const { day, time } = wallClock(timeZone ?? 'UTC')
              return wall(day, time)
            }}
          />
          <InCharge />
          {sharing && (
            <Suspense>
              <CalendarDialog onClose={() => setSharing(false)} />
            </Suspense>
          )}
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
