import { Group, Stack } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { rulesQuery, seriesQuery } from '../staffing_rules/queries.ts'
import { historySpan, mondayOf, sandboxInput } from '../staffing_rules/sandbox/sandbox_input.ts'
import { useSandbox } from '../staffing_rules/sandbox/use_sandbox.ts'
import { WeekPicker } from '../staffing_rules/sandbox/week_picker.tsx'
import { CoverageTable } from './coverage_table.tsx'
import { PositionChart } from './position_chart.tsx'
import { staffQuery } from './queries.ts'
import { weekCoverage } from './week_coverage.ts'

type Board = {
  locationId: string
  /** Beside the week. */
  actions: ReactNode
}

/** What each position needs in a week, is planned, lacks and has too much of. */
export function StaffBoard({ locationId, actions }: Board) {
  const now = useQuery(rulesQuery(locationId))
  if (now.isPending) return <RowsSkeleton rows={8} />
  if (now.isLoadingError) return <ErrorState error={now.error} onRetry={now.refetch} />
  return <Weeks today={now.data.location.today} {...{ locationId, actions }} />
}

function Weeks({ today, locationId, actions }: Board & { today: Day }) {
  const [weekFrom, setWeekFrom] = useState(() => mondayOf(today))
  // Rules as they held on the days of the week, which may be over.
  const rules = useQuery(rulesQuery(locationId, weekFrom))
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <WeekPicker today={today} weekFrom={weekFrom} onWeek={setWeekFrom} />
        {actions}
      </Group>
      {rules.isLoadingError ? (
        <ErrorState error={rules.error} onRetry={rules.refetch} />
      ) : rules.data ? (
        <Week data={rules.data} weekFrom={weekFrom} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Stack>
  )
}

function Week({ data, weekFrom }: { data: RulesOfLocation; weekFrom: Day }) {
  const { t } = useTranslation()
  const { location, rules } = data
  const staff = useQuery(staffQuery(location.id, weekFrom))
  const metricIds = useMemo(
    () => [...new Set(rules.flatMap(({ metricId }) => metricId ?? []))].sort(),
    [rules]
  )
  const series = useQuery(seriesQuery(location.id, { ...historySpan(location.today), metricIds }))
  const input = useMemo(() => {
    const none = { ...historySpan(location.today), metrics: [], holidays: [] }
    const known = series.data ?? (metricIds.length === 0 ? none : null)
    return known && sandboxInput({ location }, known, weekFrom)
  }, [series.data, metricIds.length, location, weekFrom])
  const { week } = useSandbox(input, null)
  const [chosen, setChosen] = useState<string | null>(null)
  const rows = useMemo(
    () => week && staff.data && weekCoverage(data, staff.data.shifts, week.units, weekFrom),
    [week, staff.data, data, weekFrom]
  )
  if (staff.isLoadingError) return <ErrorState error={staff.error} onRetry={staff.refetch} />
  if (series.isLoadingError) return <ErrorState error={series.error} onRetry={series.refetch} />
  if (!rows) return <RowsSkeleton rows={6} />
  const shown = rows.find(({ position }) => position.positionId === chosen) ?? rows[0]
  if (!shown)
    return (
      <EmptyState
        icon={<IconUsersGroup size={28} stroke={1.5} />}
        title={t('demand_staff.empty.title')}
        description={t('demand_staff.empty.text')}
      />
    )
  return (
    <Stack gap="xl">
      <CoverageTable
        locationId={location.id}
        rows={rows}
        weekFrom={weekFrom}
        chosen={shown.position.positionId}
        onChoose={setChosen}
      />
      <PositionChart row={shown} weekFrom={weekFrom} />
    </Stack>
  )
}
