import { ActionIcon, Alert, Button, Group, Paper, Text, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconUsers } from '@tabler/icons-react'
import type { MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { toast } from '#/ui/toast.ts'
import { slotAt } from './slot_words.ts'
import type { RecordEdits } from './use_record_edits.ts'
import type { RecordWords } from './use_record_words.ts'

/** With the first conflict: most edits never meet one. */
const VersionsTable = lazy(() => import('#/ui/form/versions_table.tsx'))

type Props = { records: MetricRecords; edits: RecordEdits; words: RecordWords }

/** Conflicts shown one by one; of more there is one decision for all. */
const mostListed = 12

/** What is typed and not saved yet: undone, thrown away or saved; and what another person saved in its place. */
export function RecordSaveBar({ records, edits, words }: Props) {
  const { t } = useTranslation()
  const { conflicts, isDirty, saving } = edits
  const { done, undone, byPlace } = edits.edits
  return (
    <>
      <Problem {...{ records, edits, words }} />
      {conflicts.length > 0 && <Conflicts {...{ records, edits, words }} />}
      <Paper withBorder p="sm" role="region" aria-label={t('metric_records.edit.bar')}>
        <Group justify="space-between">
          <Group gap="xs">
            <Tooltip label={t('metric_records.edit.undo')}>
              <ActionIcon
                {...{ variant: 'default', size: 'lg', disabled: done.length === 0 || saving }}
                aria-label={t('metric_records.edit.undo')}
                onClick={edits.actions.onUndo}
              >
                <IconArrowBackUp size={18} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('metric_records.edit.redo')}>
              <ActionIcon
                {...{ variant: 'default', size: 'lg', disabled: undone.length === 0 || saving }}
                aria-label={t('metric_records.edit.redo')}
                onClick={edits.actions.onRedo}
              >
                <IconArrowForwardUp size={18} />
              </ActionIcon>
            </Tooltip>
            <Text fz="sm" c={isDirty ? undefined : 'dimmed'} role="status">
              {t('metric_records.edit.count', { count: byPlace.size })}
            </Text>
          </Group>
          <Group gap="sm">
            <Button variant="default" disabled={!isDirty || saving} onClick={edits.discard}>
              {t('form.discard')}
            </Button>
            <Button
              loading={saving}
              disabled={!isDirty || conflicts.length > 0}
              onClick={() =>
                void edits
                  .save()
                  .then((saved) => saved && toast({ type: 'success', text: t('metric_records.edit.saved') }))
              }
            >
              {t('core.save')}
            </Button>
          </Group>
        </Group>
      </Paper>
    </>
  )
}

function Conflicts({ records, edits, words }: Props) {
  const { t } = useTranslation()
  const { conflicts, settle } = edits
  const rows = conflicts.slice(0, mostListed).map((place) => ({
    field: String(place),
    label: words.slot(slotAt(place, records)),
    mine: words.value(edits.shown[place] ?? null),
    theirs: words.value(records.values[place] ?? null),
  }))
  return (
    <Alert color="orange" role="alert" icon={<IconUsers size={18} />} title={t('form.conflict_title')}>
      {t('metric_records.edit.conflict', { count: conflicts.length })}
      <Suspense>
        <VersionsTable rows={rows} onTake={(place) => settle([Number(place)], 'theirs')} />
      </Suspense>
      {conflicts.length > mostListed && (
        <Text fz="sm" mt="xs">
          {t('metric_records.edit.more_conflicts', { count: conflicts.length - mostListed })}
        </Text>
      )}
      <Group gap="sm" mt="sm">
        <Button size="xs" onClick={() => settle(conflicts, 'mine')}>
          {t('metric_records.edit.keep_mine')}
        </Button>
        <Button size="xs" variant="default" onClick={() => settle(conflicts, 'theirs')}>
          {t('metric_records.edit.take_theirs')}
        </Button>
      </Group>
    </Alert>
  )
}

function Problem({ records, edits: { problem }, words }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!problem) return null
  const slots = 1440 / records.stepMinutes
  const limits = t(`metric_records.problem.allowed_${records.metric.dataType}`)
  const text =
    problem.kind === 'refused'
      ? problem.text
      : problem.kind === 'typed'
        ? t('metric_records.problem.typed', {
            ...{ text: problem.text, allowed: limits },
            slot: words.slot(slotAt(problem.cell.row * slots + problem.cell.slot, records)),
          })
        : problem.kind === 'pasted'
          ? t('metric_records.problem.pasted', {
              ...{ text: problem.text, allowed: limits },
              ...{ row: format.number(problem.row), column: format.number(problem.column) },
            })
          : t('metric_records.problem.no_room', { count: problem.count })
  return (
    <Alert color={problem.kind === 'no_room' ? 'yellow' : 'red'} role="alert">
      {text}
    </Alert>
  )
}
