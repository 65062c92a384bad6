import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays, daysIn, weekStart } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { CardsSkeleton, RowsSkeleton } from '#/ui/skeletons.tsx'
import classes from './home.module.css'
import { HoursCard } from './hours_card.tsx'
import { LedgerCard } from './ledger_card.tsx'
import { MonthCard } from './month_card.tsx'
import { MyShiftsCard } from './my_shifts_card.tsx'
import { normOf, plannedIn, staffingPerDay, warningsIn, workingOn } from './plan.ts'
import { PlannerStats } from './planner_stats.tsx'
import { useOpenWarnings, useSchedule } from './queries.ts'
import { QuickLinks } from './quick_links.tsx'
import { MyRequestsCard } from './requests/my_requests_card.tsx'
import { RequestStatusesCard } from './requests/request_statuses_card.tsx'
import { TodayCard } from './today_card.tsx'
import { TwoWeeksCard } from './two_weeks_card.tsx'
import type { ChosenLocations } from './use_chosen_locations.ts'

/** Of so many, a whole month of shifts is too much to fetch for one number. */
const manyPeople = 200

type Props = { today: Day; chosen: ChosenLocations }

/** What a planner looks at first: is today staffed, what is still open, what is not published yet. */
export function PlannerHome({ today, chosen }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { employeeId } = useProfile()
  const linkTo = useSchedulerLink(chosen)
  const from = weekStart(today, useFirstDayOfWeek())
  const thisWeek = { from, until: addDays(from, 7) }
  const nextWeek = { from: thisWeek.until, until: addDays(from, 14) }
  const bothWeeks = { from, until: nextWeek.until }
  const schedule = useSchedule(bothWeeks, chosen.ids)
  const warnings = useOpenWarnings(thisWeek, chosen.ids)
  useLiveSchedule(chosen.ids)

  const failed = chosen.error ?? (schedule.isLoadingError ? schedule.error : null)
  if (failed) {
    return <ErrorState error={failed} onRetry={() => Promise.all([chosen.retry(), schedule.refetch()])} />
  }
  if (!chosen.isPending && chosen.ids.length === 0) return <QuickLinks />
  if (!schedule.data) return <Pending />

  const { entries, people, holidays } = schedule.data
  const working = workingOn(entries, today)

  return (
    <>
      <PlannerStats
        entries={entries}
        today={today}
        thisWeek={thisWeek}
        nextWeek={nextWeek}
        warnings={warningsIn(warnings ?? [], entries, thisWeek)}
        linkTo={linkTo}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <TodayCard today={today} shifts={working} people={people} />
          <RequestStatusesCard />
          <TwoWeeksCard
            today={today}
            staffing={staffingPerDay(entries, daysIn(bothWeeks.from, bothWeeks.until))}
            holidays={holidays}
            linkTo={linkTo}
          />
        </div>
        <div className={classes.column}>
          {people.length > manyPeople ? (
            <HoursCard
              title={t('home.stats.two_weeks')}
              period={format.dayRange(bothWeeks.from, bothWeeks.until)}
              {...plannedIn(entries, bothWeeks)}
              normMinutes={normOf(schedule.data)}
              people={people.length}
            />
          ) : (
            <MonthCard today={today} locationIds={chosen.ids} />
          )}
          {employeeId && <MyShiftsCard entries={entries} employeeId={employeeId} today={today} compact />}
          <MyRequestsCard />
          {employeeId && <LedgerCard today={today} />}
          <QuickLinks />
        </div>
      </div>
    </>
  )
}

/** The schedule of the week around a day, at the chosen locations, narrowed to what needs a look. */
function useSchedulerLink({ chosen, ids }: ChosenLocations) {
  const path = useScreenPath()('scheduler')
  const first = useFirstDayOfWeek()
  return (day: Day, only?: 'unassigned' | 'unpublished' | 'warnings'): string | null => {
    if (!path) return null
    const search = new URLSearchParams({ from: weekStart(day, first) })
    if (ids.length === 1) search.set('location', chosen)
    if (only) search.set('only', only)
    return `${path}?${search.toString()}`
  }
}

/** Others plan at the same time. */
export function useLiveSchedule(locationIds: string[]) {
  const cache = useQueryClient()
  const readAgain = () => void cache.invalidateQueries({ queryKey: ['scheduling', 'range'] })
  useHub(
    'schedule',
    { scheduleChanged: readAgain },
    locationIds.length > 0 ? ['JoinSchedule', locationIds] : undefined
  )
  useHubConnected('schedule', readAgain)
}

function Pending() {
  return (
    <>
      <CardsSkeleton cards={4} height={124} />
      <div style={{ height: 16 }} />
      <RowsSkeleton rows={6} height={56} />
    </>
  )
}
