import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { AutoScheduleRun } from '@shiftloom/backend/contracts/auto_schedule'
import { useMutation } from '@tanstack/react-query'
import { useConfirm } from '#/ui/confirm.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { hoursWithUnit } from '../words/hours_text.ts'
import { gapSentence, gapShort } from '../variants/gap_text.ts'
import { Sparkline } from './sparkline.tsx'
import type { OpenRun } from './use_open_run.ts'

/** The search at work: how long, and how many hours are still open. It goes on when the panel or the page is closed. */
export function RunProgressView({ open, run }: { open: OpenRun; run: AutoScheduleRun }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const confirm = useConfirm()
  const { progress } = run
  const stopping = useMutation({ mutationFn: open.stop })
  const cancelling = useMutation({ mutationFn: open.cancel })
  const share = progress ? Math.min(100, (progress.elapsedMs / progress.budgetMs) * 100) : 0

  const cancel = async () => {
    const agreed = await confirm({
      title: t('generate.panel.cancel_title'),
      text: t('generate.panel.cancel_text'),
      confirmLabel: t('generate.panel.cancel_confirm'),
      destructive: true,
    })
    if (agreed) cancelling.mutate()
  }

  return (
    <Stack gap="md">
      <Progress.Root size="lg" radius="xl">
        <Progress.Section
          value={progress ? share : 100}
          animated
          striped={!progress}
          aria-label={t('generate.panel.progress')}
          aria-valuetext={progress ? gapSentence(labels, progress.gapPercent) : undefined}
        />
      </Progress.Root>
      {progress ? (
        <>
          <Group justify="space-between">
            <Figure
              label={t('generate.panel.elapsed')}
              value={t('generate.panel.seconds', { seconds: Math.round(progress.elapsedMs / 1000) })}
            />
            <Figure label={t('generate.panel.open_shifts')} value={format.number(progress.unfilledShifts)} />
            <Figure
              label={t('generate.panel.open_hours')}
              value={hoursWithUnit(labels, progress.unfilledMinutes)}
            />
          </Group>
          <Figure label={t('generate.gap.label')} value={gapShort(labels, progress.gapPercent)} />
          <Sparkline points={open.points} budgetMs={progress.budgetMs} label={t('generate.panel.curve')} />
        </>
      ) : (
        <Text c="dimmed">{t('generate.panel.waiting')}</Text>
      )}
      <Text fz="xs" c="dimmed">
        {t('generate.panel.background')}
      </Text>
      <Group justify="space-between">
        <Button variant="subtle" color="gray" loading={cancelling.isPending} onClick={() => void cancel()}>
          {t('generate.panel.cancel')}
        </Button>
        <Button
          variant="default"
          loading={stopping.isPending || stopping.isSuccess}
          disabled={!progress}
          onClick={() => stopping.mutate()}
        >
          {t('generate.panel.stop')}
        </Button>
      </Group>
    </Stack>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text fz="xs" c="dimmed">
      {label}
    </Text>
    <Text fw={650} fz="lg" className="tabular">
      {value}
    </Text>
  </div>
)
