import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { Import, KeptChange } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { CountedRows } from './counted_rows.tsx'
import { ImportProgress } from './import_progress.tsx'
import { cancelImport, isBusy, refreshImported, showImport } from './queries.ts'
import { useUndo } from './use_undo.ts'
import classes from './imports.module.css'

type Props = { done: Import; onClose: () => void; onAnother: () => void }

/** What happened, and the way back. */
export function ResultStep({ done, onClose, onAnother }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const undo = useUndo()
  const cancel = useMutation({ mutationFn: cancelImport, onSuccess: (found) => showImport(cache, found) })
  useRefreshOnEnd(done)
  const isRunning = done.state === 'requested' || done.state === 'running'
  return (
    <Stack gap="md">
      {isBusy(done) ? <ImportProgress running={done} /> : <Outcome done={done} />}
      {isRunning && (
        <Text fz="sm" c="dimmed">
          {t('imports.result.may_close')}
        </Text>
      )}
      {!isBusy(done) && done.state !== 'undone' && done.counts && (
        <CountedRows of={done} counts={done.counts} />
      )}
      <Group justify="space-between" className={classes.foot}>
        {isRunning ? (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(done.id)}>
            {t('imports.result.stop')}
          </Button>
        ) : done.canUndo ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            loading={undo.isPending}
            onClick={() => void undo.ask(done)}
          >
            {t('imports.undo.open')}
          </Button>
        ) : (
          <span />
        )}
        <Group>
          {!isBusy(done) && (
            <Button variant="default" onClick={onAnother}>
              {t('imports.result.another')}
            </Button>
          )}
          <Button onClick={onClose}>{t('core.close')}</Button>
        </Group>
      </Group>
    </Stack>
  )
}

/** Lists behind the dialog show what has become of people. */
function useRefreshOnEnd(done: Import): void {
  const cache = useQueryClient()
  const before = useRef<Import['state'] | null>(null)
  useEffect(() => {
    if (before.current !== null && before.current !== done.state && !isBusy(done)) void refreshImported(cache)
    before.current = done.state
  }, [cache, done])
}

function Outcome({ done }: { done: Import }) {
  const { t } = useTranslation()
  if (done.state === 'undone' && done.undone) return <Undone kind={done.kind} undone={done.undone} />
  const isFine = done.state === 'done'
  return (
    <Alert
      role="status"
      color={isFine ? 'lime' : done.state === 'failed' ? 'red' : 'orange'}
      variant="light"
      icon={isFine ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
      title={t(`imports.state.${done.state}`)}
    >
      {done.failure ?? t(`imports.result.${isFine ? 'done' : 'cancelled'}`)}
    </Alert>
  )
}

const undoneOf: Record<Import['kind'], string> = {
  employees: 'imports.undo.done',
  metric_records: 'imports.records.undone',
  leave_balances: 'imports.balances.undone',
}

function Undone({ kind, undone }: { kind: Import['kind']; undone: NonNullable<Import['undone']> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { removed, removedPositions, removedTags, restored, kept } = undone
  return (
    <Stack gap="sm">
      <Alert
        role="status"
        color="lime"
        variant="light"
        icon={<IconCircleCheck size={20} aria-hidden />}
        title={t('imports.state.undone')}
      >
        {t(undoneOf[kind], {
          removed,
          positions: removedPositions,
          tags: removedTags,
          restored,
        })}
      </Alert>
      {kept.length > 0 && (
        <div>
          <Text fw={550} mb={4}>
            {t('imports.undo.kept', { count: kept.length })}
          </Text>
          <List size="sm">
            {kept.map((one) => (
              <List.Item key={`${one.entity} ${one.id}`}>
                {one.fields.length === 0
                  ? t(`imports.kept.${one.entity}`, { name: one.name, count: one.count ?? 1 })
                  : t('imports.kept.fields', {
                      name: one.name,
                      fields: format.list(one.fields.map((field) => keptField(t, field))),
                    })}
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  )
}

type Translate = (key: string) => string
const keptField = (t: Translate, field: KeptChange['fields'][number]): string =>
  t(`imports.kept_field.${field}`)
