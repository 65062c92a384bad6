import { Anchor, Button, Group, List, Modal, Stack, Text, Textarea } from '@mantine/core'
import { leastReasonLength, mostReasonLength } from '@shiftloom/backend/contracts/schedule_rules'
import { useEffect, useState, type FormEvent } from 'react'
import { focusGrid } from '../frame/focus_grid.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { AskedReason } from '../state/asked_reason.ts'
import { layers } from '#/ui/layers.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'

/** The one place that asks why a rule is overridden, or says that no one may. */
export function ReasonDialog({ asked }: { asked: AskedReason }) {
  useFocusBack()
  const { t } = useScheduler().labels
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  const { title, grounds, hint, confirmLabel, answer } = asked
  useEffect(() => focusGrid, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length >= leastReasonLength) answer(reason.trim())
    else setShort(true)
  }
  return (
    <Modal
      opened
      size={480}
      zIndex={layers.question}
      onClose={() => answer(null)}
      title={title}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <List
            spacing={6}
            listStyleType={grounds.length > 1 ? 'disc' : 'none'}
            mah={260}
            style={{ overflow: 'auto' }}
          >
            {grounds.map(({ text, show }, index) => (
              <List.Item key={index}>
                {text}
                {show && (
                  <Anchor
                    component="button"
                    type="button"
                    fz="sm"
                    ml={8}
                    onClick={() => {
                      answer(null)
                      show()
                    }}
                  >
                    {t('scheduling.refusal.show')}
                  </Anchor>
                )}
              </List.Item>
            ))}
          </List>
          {hint && (
            <Text fz="sm" c="dimmed">
              {hint}
            </Text>
          )}
          {confirmLabel && (
            <Textarea
              data-autofocus
              label={t('scheduling.refusal.reason')}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value)
                setShort(false)
              }}
              error={short && t('scheduling.refusal.reason_short', { least: leastReasonLength })}
              maxLength={mostReasonLength}
              autosize
              minRows={2}
              maxRows={6}
              required
              withAsterisk={false}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => answer(null)}>
              {t(confirmLabel ? 'core.cancel' : 'core.close')}
            </Button>
            {confirmLabel && <Button type="submit">{confirmLabel}</Button>}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
