import { Alert, Button, Group, Loader, Stack } from '@mantine/core'
import { IconAlertTriangle, IconArchive, IconCircleCheck, IconMail } from '@tabler/icons-react'
import type { Import } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { AssignedNames } from './assigned_names.tsx'
import { CountedRows } from './counted_rows.tsx'
import { ImportProgress } from './import_progress.tsx'
import { cancelImport, decideReading, runImport, showImport } from './queries.ts'
import { UnknownValues } from './unknown_values.tsx'
import classes from './imports.module.css'

type Props = { found: UseQueryResult<Import>; onBack: () => void }

/** What would happen, before anything does. */
export function CheckStep({ found, onBack }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const run = useMutation({ mutationFn: runImport, onSuccess: (begun) => showImport(cache, begun) })
  const giveUp = useMutation({ mutationFn: cancelImport })
  const mend = useMutation({
    mutationFn: () => decideReading(cache, found.data!.id, { leaveOutUnreadable: true }),
    onSuccess: (begun) => showImport(cache, begun),
  })
  if (found.isLoadingError) return <ErrorState error={found.error} onRetry={found.refetch} />
  if (!found.data) return <Loader m="xl" />
  const { id, kind, counts, state, options } = found.data
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
          {counts.removed > 0 && (
            <Alert color="orange" variant="light" icon={<IconArchive size={20} aria-hidden />}>
              {t('imports.check.removed', { count: counts.removed })}
            </Alert>
          )}
          {options.invite && counts.added > 0 && (
            <Alert color="orange" variant="light" icon={<IconMail size={20} aria-hidden />}>
              {t('imports.check.invited', { count: counts.added })}
            </Alert>
          )}
          {counts.invalid === 0 && (
            <Alert color="lime" variant="light" icon={<IconCircleCheck size={20} aria-hidden />}>
              {t('imports.check.fine')}
            </Alert>
          )}
          {counts.mendable > 0 && (
            <Alert color="orange" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
              <Group justify="space-between" wrap="nowrap">
                {t('imports.check.mendable', { count: counts.mendable })}
                <Button size="sm" variant="default" loading={mend.isPending} onClick={() => mend.mutate()}>
                  {t('imports.check.mend')}
                </Button>
              </Group>
            </Alert>
          )}
          {kind === 'metric_records' && <AssignedNames of={found.data} onForgotten={back} />}
          <UnknownValues of={found.data} />
          <CountedRows of={found.data} counts={counts} />
        </>
      )}
      <Group justify="space-between" className={classes.foot}>
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
