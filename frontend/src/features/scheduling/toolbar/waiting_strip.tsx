import { Group, Popover, Text, UnstyledButton } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import type { EntryOperation } from '@shiftloom/backend/contracts/schedule'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { network, useNetworkDown, useServiceAway } from '#/lib/network/network.ts'
import type { PendingStep } from '../state/command_runner.ts'
import { useScheduler, type Scheduler } from '../context/scheduler_context.ts'
import classes from './waiting_strip.module.css'

/** Says that the server cannot be reached, and what waits to be sent to it. */
export function WaitingStrip() {
  const scheduler = useScheduler()
  const { t } = scheduler.labels
  const { commands, waiting } = useStore(scheduler.runner.pending)
  const isDown = useNetworkDown()
  const isAway = useServiceAway()
  const shown = waiting || isDown
  useEffect(() => (shown ? network.toldOnScreen() : undefined), [shown])
  if (!shown) return null
  return (
    <Group className={classes.strip} role="status" gap="xs" wrap="nowrap">
      <IconWifiOff size={18} aria-hidden />
      <Text fz="sm">{t(`scheduling.waiting.${isAway ? 'away' : 'text'}`, { count: commands.length })}</Text>
      {commands.length > 0 && (
        <Popover position="bottom-start" shadow="md" width={420}>
          <Popover.Target>
            <UnstyledButton className={classes.more}>{t('scheduling.waiting.show')}</UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <ol className={classes.list} aria-label={t('scheduling.waiting.list')}>
              {commands.map((step) => (
                <li key={step.id}>{stepText(step, scheduler)}</li>
              ))}
            </ol>
          </Popover.Dropdown>
        </Popover>
      )}
    </Group>
  )
}

function stepText({ label, operations }: PendingStep, scheduler: Scheduler): string {
  const { t } = scheduler.labels
  const [first] = operations
  if (label === 'undo' || label === 'redo') return t(`scheduling.actions.${label}`)
  const step = t(`scheduling.steps.${label}`)
  const about = first ? shiftText(first, scheduler) : ''
  const text = about ? t('scheduling.waiting.step', { step, shift: about }) : step
  const rest = operations.length - 1
  return rest > 0 ? `${text}, ${t('scheduling.refusal.more', { count: rest })}` : text
}

/** Whose shift, when: as it will be. */
function shiftText(operation: EntryOperation, { labels, model, runner }: Scheduler): string {
  const known = model.entryById.get(operation.id) ?? runner.entryAsRead(operation.id)
  const shift =
    operation.kind === 'create'
      ? operation.entry
      : known && (operation.kind === 'update' ? { ...known, ...operation.changes } : known)
  if (!shift) return ''
  return labels.t('scheduling.toasts.shift_named', {
    person: labels.person(model.personById.get(shift.employeeId ?? '')),
    day: labels.format.day(shift.day, 'weekday'),
    times: labels.times({ ...shift, fullDay: shift.fullDay ?? false }),
  })
}
