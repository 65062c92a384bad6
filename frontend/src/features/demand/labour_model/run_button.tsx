import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isWorking, openRunsQuery } from './queries.ts'

/** The way to a new run, or to the one that the location has. */
export function RunButton({ locationId }: { locationId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(openRunsQuery)
  const run = data?.find(({ scope }) => scope.locationIds.includes(locationId))
  const word = !run ? 'make' : isWorking(run.state) ? 'watch' : 'decide'
  return (
    <Button
      component={Link}
      to={`/demand/${locationId}/staff?run=${run?.id ?? 'new'}`}
      variant={word === 'decide' ? 'filled' : 'default'}
      leftSection={<IconWand size={16} />}
    >
      {t(`labour_model.${word}`)}
    </Button>
  )
}
