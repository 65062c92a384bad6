import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { addDays, monthStart, nextMonthStart, weekStart } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import classes from './home.module.css'
import { HoursCard } from './hours_card.tsx'
import { LedgerCard } from './ledger_card.tsx'
import { MyShiftsCard } from './my_shifts_card.tsx'
import { NextShiftCard } from './next_shift_card.tsx'
import { nextShifts, normOf, plannedIn } from './plan.ts'
import { useLiveSchedule } from './planner_home.tsx'
import { useSchedule } from './queries.ts'
import { QuickLinks } from './quick_links.tsx'
import { MyRequestsCard } from './requests/my_requests_card.tsx'
import { WeekStrip } from './week_strip.tsx'

/** The next shift, this week, this month: what people open the page for. */
export function EmployeeHome({ today }: { today: Day }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { employeeId, locationIds } = useProfile()
  const firstOfWeek = weekStart(today, useFirstDayOfWeek())
  const month = { from: monthStart(today), until: nextMonthStart(today) }
  const monthPlan = useSchedule(month, locationIds)
  const soon = useSchedule({ from: firstOfWeek, until: addDays(firstOfWeek, 28) }, locationIds)
  useLiveSchedule(locationIds)

  const failed = [monthPlan, soon].find(({ isLoadingError }) => isLoadingError)
  if (failed) {
    return (
      <ErrorState error={failed.error} onRetry={() => Promise.all([monthPlan.refetch(), soon.refetch()])} />
    )
  }
  if (!employeeId || locationIds.length === 0) return <QuickLinks />
  if (!monthPlan.data || !soon.data) return <RowsSkeleton rows={5} height={72} />

  const { entries } = soon.data
  const upcoming = nextShifts(entries, employeeId, new Date())
  return (
    <>
      <div className={classes.columns}>
        <NextShiftCard shift={upcoming[0] ?? null} today={today} />
        <HoursCard
          title={t('home.month.title')}
          period={format.day(today, 'month')}
          {...plannedIn(monthPlan.data.entries, month, employeeId)}
          normMinutes={normOf(monthPlan.data, employeeId)}
          own
        />
      </div>
      <WeekStrip from={firstOfWeek} today={today} entries={entries} employeeId={employeeId} />
      <div className={classes.columns}>
        <MyShiftsCard entries={entries} employeeId={employeeId} today={today} />
        <div className={classes.column}>
          <MyRequestsCard />
          <LedgerCard today={today} />
          <QuickLinks />
        </div>
      </div>
    </>
  )
}
