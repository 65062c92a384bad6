import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useOneAtATime } from '#/lib/screens/use_one_at_a_time.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { refreshDemand } from '../queries.ts'
import { MetricLosses } from './metric_losses.tsx'
import { deleteMetric, metricUsageQuery } from './queries.ts'

type Props = { metric: Metric; onClose: () => void }

/** Deletes a metric after two confirmations: the first lists what goes with it. */
export function DeleteMetricDialog({ metric: opened, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const [metric, setMetric] = useState(opened)
  const usage = useQuery(metricUsageQuery(metric.id))
  const { name } = metric

  const leave = (word: 'deleted' | 'delete_gone') => {
    toast({ text: t(`demand.metrics.${word}`, { name }), type: word === 'deleted' ? 'success' : 'info' })
    onClose()
    return refreshDemand(cache)
  }
  const remove = useMutation({
    mutationFn: () => deleteMetric(metric),
    onSuccess: () => leave('deleted'),
    onError: (error) => {
      if (isApiFailure(error, 404)) return leave('delete_gone')
      // Renamed in the meantime: the person decides again, by the new name.
      if (isApiFailure(error, 409) && error.details.current) setMetric(error.details.current as Metric)
      return Promise.all([usage.refetch(), refreshDemand(cache, 'metrics')])
    },
  })
  const removeOnce = useOneAtATime(remove.mutate)
  const ask = async () => {
    const agreed = await confirm({
      title: t('demand.metrics.delete_sure', { name }),
      text: t('demand.metrics.delete_sure_text'),
      confirmLabel: t('demand.metrics.delete_for_good'),
      destructive: true,
    })
    if (agreed) removeOnce(undefined)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('demand.metrics.delete_title', { name })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {usage.error ? (
        <ErrorState error={usage.error} onRetry={usage.refetch} />
      ) : !usage.data ? (
        <RowsSkeleton rows={3} />
      ) : (
        <Stack>
          <MetricLosses usage={usage.data} />
          {isApiFailure(remove.error, 409) && (
            <Text c="red.8" role="alert">
              {t('demand.metrics.delete_renamed', { name })}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button color="red.8" loading={remove.isPending} onClick={() => void ask()}>
              {t('demand.metrics.delete')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
