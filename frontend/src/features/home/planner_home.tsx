import { SimpleGrid } from '@mantine/core'
import { IconCalendarExclamation, IconCalendarTime, IconUserPlus, IconUsers } from '@tabler/icons-react'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays, daysIn, weekStart } from '#/lib/days.ts'
import { useCan, useProfile } from '#/lib/profile.ts'
import { useScreenPath } from '#/lib/screens.ts'
import { useHub } from '#/lib/use_hub.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { CardsSkeleton, RowsSkeleton } from '#/ui/skeletons.tsx'
import classes from './home.module.css'
import { MonthCard } from './month_card.tsx'
import { MyShiftsCard } from './my_shifts_card.tsx'
import { staffingPerDay, unfilledIn, unpublishedIn, workingOn } from './plan.ts'
import { useSchedule } from './queries.ts'
import { QuickLinks } from './quick_links.tsx'
import { StatTile } from './stat_tile.tsx'
import { TodayCard } from './today_card.tsx'
import { TwoWeeksCard } from './two_weeks_card.tsx'
import type { ChosenLocations } from './use_chosen_locations.ts'

type Props = { today: Day; chosen: ChosenLocations }

/** What a planner looks at first: is today staffed, what is still open, what have people not been told. */
export function PlannerHome({ today, chosen }: Props) {
  const { t } = useTranslation()
  const { employeeId } = useProfile()
  const canPublish = useCan('schedule.publish')
  const linkTo = useSchedulerLink(chosen)
  const monday = weekStart(today)
  const thisWeek = { from: monday, until: addDays(monday, 7) }
  const nextWeek = { from: thisWeek.until, until: addDays(monday, 14) }
  const bothWeeks = { from: monday, until: nextWeek.until }
  const schedule = useSchedule(bothWeeks, chosen.ids)
  useLiveSchedule(chosen.ids)

  const failed = chosen.error ?? schedule.error
  if (failed) {
    return <ErrorState error={failed} onRetry={() => Promise.all([chosen.retry(), schedule.refetch()])} />
  }
  if (!chosen.isPending && chosen.ids.length === 0) return <QuickLinks />
  if (!schedule.data) return <Pending />

  const { entries, people, holidays } = schedule.data
  const working = workingOn(entries, today)
  const openNow = unfilledIn(entries, { from: today, until: thisWeek.until }).length
  const openNext = unfilledIn(entries, nextWeek).length
  const untold = unpublishedIn(entries, bothWeeks).length

  return (
    <>
      <SimpleGrid cols={4} spacing="md" mb="md">
        <StatTile
          icon={IconUsers}
          label={t('home.stats.today')}
          value={new Set(working.map((entry) => entry.employeeId)).size}
          note={t('home.stats.today_note', { count: working.length })}
          to={linkTo(monday)}
        />
        <StatTile
          icon={IconUserPlus}
          label={t('home.stats.open_this_week')}
          value={openNow}
          tone={openNow > 0 ? 'attention' : 'fine'}
          note={t(openNow > 0 ? 'home.stats.open_note' : 'home.stats.open_none')}
          to={linkTo(monday, openNow > 0 ? 'unassigned' : undefined)}
        />
        <StatTile
          icon={IconCalendarTime}
          label={t('home.stats.open_next_week')}
          value={openNext}
          tone={openNext > 0 ? 'attention' : 'fine'}
          note={t(openNext > 0 ? 'home.stats.open_note' : 'home.stats.open_none')}
          to={linkTo(nextWeek.from, openNext > 0 ? 'unassigned' : undefined)}
        />
        <StatTile
          icon={IconCalendarExclamation}
          label={t('home.stats.unpublished')}
          value={untold}
          tone={untold > 0 ? 'attention' : 'fine'}
          note={t(
            untold === 0
              ? 'home.stats.unpublished_none'
              : canPublish
                ? 'home.stats.unpublished_note'
                : 'home.stats.two_weeks'
          )}
          to={linkTo(monday, untold > 0 ? 'unpublished' : undefined)}
        />
      </SimpleGrid>
      <div className={classes.columns}>
        <div className={classes.column}>
          <TodayCard today={today} shifts={working} people={people} />
          <TwoWeeksCard
            today={today}
            staffing={staffingPerDay(entries, daysIn(bothWeeks.from, bothWeeks.until))}
            holidays={holidays}
            linkTo={linkTo}
          />
        </div>
        <div className={classes.column}>
          <MonthCard today={today} locationIds={chosen.ids} />
          {employeeId && <MyShiftsCard entries={entries} employeeId={employeeId} today={today} compact />}
          <QuickLinks />
        </div>
      </div>
    </>
  )
}

/** The schedule of the week around a day, at the chosen locations, narrowed to what needs a look. */
function useSchedulerLink({ chosen, ids }: ChosenLocations) {
  const path = useScreenPath()('scheduler')
  return (day: Day, only?: 'unassigned' | 'unpublished'): string | null => {
    if (!path) return null
    const search = new URLSearchParams({ from: weekStart(day) })
    if (ids.length === 1) search.set('location', chosen)
    if (only) search.set('only', only)
    return `${path}?${search.toString()}`
  }
}

/** Others plan at the same time. */
export function useLiveSchedule(locationIds: string[]) {
  const cache = useQueryClient()
  useHub(
    'schedule',
    { scheduleChanged: () => void cache.invalidateQueries({ queryKey: ['scheduling', 'range'] }) },
    locationIds.length > 0 ? ['JoinSchedule', locationIds] : undefined
  )
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
