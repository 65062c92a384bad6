import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import type { AcceptedPart, ProposalChange } from '@shiftloom/backend/contracts/auto_schedule'
import { useState } from 'react'
import { useScheduler } from '../context/scheduler_context.ts'
import classes from './generate.module.css'
import { reasonSentence } from './sentences.ts'
import { isPending } from './use_open_run.ts'
import { useShow } from '../variants/use_show.ts'

type Props = {
  changes: readonly ProposalChange[]
  groupBy: 'day' | 'person'
  accept: (part: AcceptedPart) => void
  busy: boolean
}

const pageSize = 60

/** What would change, by day or by person, each with its reasons and its own button. */
export function ChangeList({ changes, groupBy, accept, busy }: Props) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const [shown, setShown] = useState(pageSize)
  const keyOf = (change: ProposalChange) =>
    groupBy === 'day' ? change.day : (change.toEmployeeId ?? change.fromEmployeeId ?? '')
  const titleOf = (key: string) =>
    groupBy === 'day' ? format.day(key, 'weekday') : labels.person(model.personById.get(key))
  const sorted = changes.toSorted(
    (a, b) =>
      format.compare(
        groupBy === 'day' ? keyOf(a) : titleOf(keyOf(a)),
        groupBy === 'day' ? keyOf(b) : titleOf(keyOf(b))
      ) || a.day.localeCompare(b.day)
  )
  const groups = Map.groupBy(sorted.slice(0, shown), keyOf)
  const scopeOf = (key: string): AcceptedPart =>
    groupBy === 'day' ? { kind: 'day', day: key } : { kind: 'employee', employeeId: key }

  if (changes.length === 0) return <Text c="dimmed">{t('generate.panel.no_changes')}</Text>
  return (
    <Stack gap="md">
      {[...groups].map(([key, own]) => (
        <Stack key={key} gap={6}>
          <div className={classes.dayHead}>
            <Text fw={600}>{titleOf(key)}</Text>
            {own.some(isPending) && key !== '' && (
              <Button size="compact-xs" variant="light" disabled={busy} onClick={() => accept(scopeOf(key))}>
                {t(groupBy === 'day' ? 'generate.panel.accept_day' : 'generate.panel.accept_person')}
              </Button>
            )}
          </div>
          {own.map((change) => (
            <ChangeCard key={change.entryId} change={change} accept={accept} busy={busy} />
          ))}
        </Stack>
      ))}
      {sorted.length > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + pageSize)}>
          {t('generate.panel.show_more', { count: sorted.length - shown })}
        </Button>
      )}
    </Stack>
  )
}

function ChangeCard({
  change,
  accept,
  busy,
}: {
  change: ProposalChange
  accept: Props['accept']
  busy: boolean
}) {
  const { labels, model, actions } = useScheduler()
  const { t, format } = labels
  const show = useShow()
  const entry = model.entryById.get(change.entryId)
  const nameOf = (id: string | null) => labels.person(id ? model.personById.get(id) : undefined)
  const names = { labels, personById: model.personById }
  return (
    <div className={classes.change} data-done={isPending(change) ? undefined : ''}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Anchor
            component="button"
            type="button"
            fw={600}
            c="gray.9"
            className="tabular"
            ta="left"
            onClick={() => show({ entryId: change.entryId, employeeId: change.toEmployeeId })}
          >
            {entry
              ? t('generate.panel.change_shift', {
                  day: format.day(change.day, 'weekday'),
                  times: labels.times(entry),
                  position: labels.position(entry.positionId),
                })
              : format.day(change.day, 'weekday')}
          </Anchor>
          <Text>
            {change.fromEmployeeId
              ? t('generate.panel.moved', {
                  from: nameOf(change.fromEmployeeId),
                  to: nameOf(change.toEmployeeId),
                })
              : t('generate.panel.given', { to: nameOf(change.toEmployeeId) })}
          </Text>
          {change.reasons.map(({ code, details }) => (
            <Text key={code} fz="xs" c="dimmed">
              {reasonSentence(code, details, names)}
            </Text>
          ))}
        </div>
        {change.acceptedAt ? (
          <Text fz="xs" c="lime.8" fw={600}>
            {t('generate.panel.taken')}
          </Text>
        ) : change.leftOut ? (
          <Stack gap={2} align="flex-end" flex="none">
            <Text fz="xs" c="dimmed" fw={600}>
              {t('generate.panel.left_out')}
            </Text>
            <Button
              size="compact-xs"
              variant="default"
              disabled={busy}
              onClick={() => actions.putBack([change.entryId])}
            >
              {t('generate.panel.put_back')}
            </Button>
          </Stack>
        ) : (
          <Button
            size="compact-xs"
            variant="default"
            flex="none"
            disabled={busy}
            onClick={() => accept({ kind: 'entry', entryId: change.entryId })}
          >
            {t('generate.panel.accept_one')}
          </Button>
        )}
      </Group>
    </div>
  )
}
