import { SimpleGrid } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCalendarExclamation,
  IconCalendarTime,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { type Days, unfilledIn, unpublishedIn, workingOn } from './plan.ts'
import { StatTile } from './stat_tile.tsx'

type Props = {
  entries: ScheduleEntry[]
  today: Day
  thisWeek: Days
  nextWeek: Days
  /** Open breaches of the labour code this week. */
  warnings: number
  linkTo: (day: Day, only?: 'unassigned' | 'unpublished' | 'warnings') => string | null
}

/** Numbers, each a link to what it counts; warnings only when there are any. */
export function PlannerStats({ entries, today, thisWeek, nextWeek, warnings, linkTo }: Props) {
  const { t } = useTranslation()
  const canPublish = useCan('schedule.publish')
  const { from } = thisWeek
  const working = workingOn(entries, today)
  const openNow = unfilledIn(entries, { from: today, until: thisWeek.until }).length
  const openNext = unfilledIn(entries, nextWeek).length
  const untold = unpublishedIn(entries, { from, until: nextWeek.until }).length
  return (
    <SimpleGrid cols={warnings > 0 ? 5 : 4} spacing="md" mb="md">
      <StatTile
        icon={IconUsers}
        label={t('home.stats.today')}
        value={new Set(working.map((entry) => entry.employeeId)).size}
        note={t('home.stats.today_note', { count: working.length })}
        to={linkTo(from)}
      />
      <StatTile
        icon={IconUserPlus}
        label={t('home.stats.open_this_week')}
        value={openNow}
        tone={openNow > 0 ? 'attention' : 'fine'}
        note={t(openNow > 0 ? 'home.stats.open_note' : 'home.stats.open_none')}
        to={linkTo(from, openNow > 0 ? 'unassigned' : undefined)}
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
        to={linkTo(from, untold > 0 ? 'unpublished' : undefined)}
      />
      {warnings > 0 && (
        <StatTile
          icon={IconAlertTriangle}
          label={t('home.stats.warnings')}
          value={warnings}
          tone="attention"
          note={t('home.stats.warnings_note')}
          to={linkTo(from, 'warnings')}
        />
      )}
    </SimpleGrid>
  )
}
