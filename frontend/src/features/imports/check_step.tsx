import { Alert, Button, Group, Loader, Stack } from '@mantine/core'
import { IconArchive, IconCircleCheck } from '@tabler/icons-react'
import type { Import } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { CountsFigures } from './counts_figures.tsx'
import { ImportProgress } from './import_progress.tsx'
import { ProblemTable } from './problem_table.tsx'
import { cancelImport, runImport, showImport } from './queries.ts'

type Props = { found: UseQueryResult<Import>; onBack: () => void }

/** What would happen, before anything does. */
export function CheckStep({ found, onBack }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const run = useMutation({ mutationFn: runImport, onSuccess: (begun) => showImport(cache, begun) })
  const giveUp = useMutation({ mutationFn: cancelImport })
  if (found.isError) return <ErrorState error={found.error} onRetry={found.refetch} />
  if (!found.data) return <Loader m="xl" />
  const { id, counts, state } = found.data
  const back = () => {
    giveUp.mutate(id)
    onBack()
  }
  const changes = counts ? counts.added + counts.updated + counts.removed : 0
  return (
    <Stack gap="md">
      {state !== 'checked' || !counts ? (
        <ImportProgress running={found.data} />
      ) : (
        <>
          <CountsFigures counts={counts} />
          {counts.removed > 0 && (
            <Alert color="orange" variant="light" icon={<IconArchive size={20} aria-hidden />}>
              {t('imports.check.removed', { count: counts.removed })}
            </Alert>
          )}
          {counts.invalid === 0 && (
            <Alert color="lime" variant="light" icon={<IconCircleCheck size={20} aria-hidden />}>
              {t('imports.check.fine')}
            </Alert>
          )}
          <ProblemTable of={found.data} />
        </>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={back}>
          {t('core.back')}
        </Button>
        <Button
          disabled={state !== 'checked' || changes === 0}
          loading={run.isPending}
          onClick={() => run.mutate(id)}
        >
          {changes > 0 ? t('imports.check.run', { count: changes }) : t('imports.check.nothing')}
        </Button>
      </Group>
    </Stack>
  )
}
