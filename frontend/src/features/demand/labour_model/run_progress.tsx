import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import type { LabourModelRun } from '@shiftloom/backend/contracts/labour_model'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { cancelModel, refreshRuns, stopModel } from './queries.ts'

/** How far a run is; it goes on when the page is left. */
export function RunProgress({ run, onLeave }: { run: LabourModelRun; onLeave: () => void }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const onSettled = () => refreshRuns(cache)
  const stopping = useMutation({ mutationFn: () => stopModel(run.id), onSettled })
  const cancelling = useMutation({ mutationFn: () => cancelModel(run.id), onSettled })
  const { done = 0, total = 0 } = run.progress ?? {}
  const cancel = async () => {
    const agreed = await confirm({
      title: t('labour_model.progress.cancel_title'),
      text: t('labour_model.progress.cancel_text'),
      confirmLabel: t('labour_model.progress.cancel'),
      destructive: true,
    })
    if (agreed) cancelling.mutate()
  }
  const text = run.progress
    ? t('labour_model.progress.of', { done, total })
    : t('labour_model.progress.waiting')
  return (
    <Paper withBorder p="lg" radius="lg">
      <Stack>
        <Title order={2} size="h4">
          {t('labour_model.progress.title')}
        </Title>
        <Progress.Root size="lg" radius="xl">
          <Progress.Section
            value={total > 0 ? (done / total) * 100 : 100}
            animated
            striped={!run.progress}
            aria-label={t('labour_model.progress.title')}
            aria-valuetext={text}
          />
        </Progress.Root>
        <Text role="status">{text}</Text>
        <Text fz="sm" c="dimmed">
          {t('labour_model.progress.background')}
        </Text>
        <Group>
          <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate()}>
            {t('labour_model.progress.stop')}
          </Button>
          <Button variant="subtle" color="red" loading={cancelling.isPending} onClick={() => void cancel()}>
            {t('labour_model.progress.cancel')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onLeave}>
            {t('labour_model.back')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
