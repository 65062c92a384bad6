import { Button, Group, Skeleton, type GroupProps } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CoverageCell } from '../demand_staff/coverage_cell.tsx'
import type { Glance } from './glance.ts'

type Props = { glance: UseQueryResult<Glance>; week: 0 | 1 } & Pick<GroupProps, 'justify'>

/** One week in figures; while it is worked out, its place. */
export function WeekOfGlance({ glance, week, justify = 'flex-end' }: Props) {
  const { t } = useTranslation()
  if (glance.isLoadingError)
    return (
      <Button size="compact-sm" variant="default" onClick={() => void glance.refetch()}>
        {t('demand_overview.again')}
      </Button>
    )
  if (!glance.data)
    return (
      <Group justify={justify}>
        <Skeleton height={22} width={96} role="img" aria-label={t('demand_overview.reckoning')} />
      </Group>
    )
  return <CoverageCell coverage={glance.data.weeks[week].whole} justify={justify} />
}
