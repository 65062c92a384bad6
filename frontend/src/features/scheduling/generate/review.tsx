import { Button, Group, Stack, Text } from '@mantine/core'
import type { AutoScheduleRun } from '@shiftloom/backend/contracts/auto_schedule'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '#/ui/confirm.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { CompareDialog } from '../variants/compare_dialog.tsx'
import { DifferenceView } from '../variants/difference_view.tsx'
import { VariantCards } from '../variants/variant_cards.tsx'
import { FiguresTable } from './figures_table.tsx'
import { gapSentence } from '../variants/gap_text.ts'
import { ReviewTabs } from './review_tabs.tsx'
import { useAccepting } from './use_accepting.ts'
import { isPending, type OpenRun } from './use_open_run.ts'

/** The plans beside the grid that shows the chosen one: take all of it, parts of it, or none. */
export function Review({ open, run }: { open: OpenRun; run: AutoScheduleRun }) {
  const { t } = useScheduler().labels
  const confirm = useConfirm()
  const accepting = useAccepting(open)
  const rejecting = useMutation({ mutationFn: open.reject })
  const { details } = open
  const variant = run.variants.find(({ key }) => key === open.variant)
  const pending = details?.changes.filter(isPending) ?? []

  const reject = async () => {
    const agreed = await confirm({
      title: t('generate.panel.reject_title'),
      text: t('generate.panel.reject_text', { count: pending.length }),
      confirmLabel: t('generate.panel.reject_confirm'),
      destructive: true,
    })
    if (agreed) rejecting.mutate()
  }

  return (
    <Stack gap="md">
      <Summary run={run} open={open} />
      {run.variants.length > 1 && <Alternatives run={run} open={open} />}
      {variant && run.figuresBefore && <FiguresTable before={run.figuresBefore} variant={variant} />}
      <Group justify="space-between">
        <Button
          variant="subtle"
          color="red"
          c="red.9"
          onClick={() => void reject()}
          loading={rejecting.isPending}
        >
          {t('generate.panel.reject')}
        </Button>
        <Button
          disabled={pending.length === 0}
          loading={accepting.isPending}
          onClick={() => accepting.mutate({ kind: 'all' })}
        >
          {t('generate.panel.accept_all', { count: pending.length })}
        </Button>
      </Group>
      {details ? (
        <ReviewTabs details={details} accept={accepting.mutate} busy={accepting.isPending} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Stack>
  )
}

/** One line: how much waits, and how good the plan is at the least. */
function Summary({ run, open: { details, variant } }: { run: AutoScheduleRun; open: OpenRun }) {
  const { labels } = useScheduler()
  const { t } = labels
  const chosen = run.variants.find(({ key }) => key === variant)
  if (!chosen) return null
  const pending = details?.changes.filter(isPending)
  const people = new Set(
    pending?.flatMap(({ fromEmployeeId, toEmployeeId }) => [fromEmployeeId, toEmployeeId]).filter(Boolean)
  )
  return (
    <div>
      {run.repair ? (
        <Text fw={600}>
          {t('generate.review.repair', { shifts: chosen.changedShifts, people: chosen.changedPeople })}
        </Text>
      ) : (
        pending && <Text>{t('generate.panel.proposed', { count: pending.length, people: people.size })}</Text>
      )}
      {run.variants.length === 1 && (
        <Text fz="sm" c="dimmed">
          {gapSentence(labels, chosen.gapPercent)}.
        </Text>
      )}
    </div>
  )
}

function Alternatives({ run, open }: { run: AutoScheduleRun; open: OpenRun }) {
  const { t } = useScheduler().labels
  const [compares, setCompares] = useState(false)
  const [differs, setDiffers] = useState(false)
  const { figuresBefore: before, variants } = run
  if (!before) return null
  return (
    <Stack gap="xs">
      <VariantCards variants={variants} before={before} chosen={open.variant} choose={open.chooseVariant} />
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setCompares(true)}>
          {t('generate.variants.compare')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={differs}
          onClick={() => setDiffers(!differs)}
        >
          {t(differs ? 'generate.difference.close' : 'generate.difference.open')}
        </Button>
      </Group>
      {differs && open.details && (
        <DifferenceView runId={run.id} variants={variants} details={open.details} />
      )}
      {compares && (
        <CompareDialog
          variants={variants}
          before={before}
          chosen={open.variant}
          choose={open.chooseVariant}
          onClose={() => setCompares(false)}
        />
      )}
    </Stack>
  )
}
