import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useCan } from '#/lib/account/profile.ts'
import { EmptyState } from '#/ui/empty_state.tsx'

/** A schedule without people: at this location, or because there is no location yet. */
export function NobodyToPlan() {
  const { t } = useTranslation()
  const mayAdd = useCan('localizations.create')
  const { data: locations } = useQuery(locationsQuery)
  if (locations?.length !== 0)
    return (
      <EmptyState
        title={t('scheduling.grid.no_people_title')}
        description={t('scheduling.grid.no_people_text')}
      />
    )
  return (
    <EmptyState
      title={t('scheduling.grid.no_location_title')}
      description={t('scheduling.grid.no_location_text')}
      action={
        mayAdd && (
          <Button component={Link} to="/localizations">
            {t('scheduling.grid.to_locations')}
          </Button>
        )
      }
    />
  )
}
