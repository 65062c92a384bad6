import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'

/** A person's page before it is there, or when it could not be loaded. */
export function EmployeePending({ query }: { query: UseQueryResult }) {
  const { t } = useTranslation()
  return (
    <Screen title={t('employees.person')} maxWidth={1120}>
      {query.isLoadingError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <RowsSkeleton rows={6} height={56} />
      )}
    </Screen>
  )
}
