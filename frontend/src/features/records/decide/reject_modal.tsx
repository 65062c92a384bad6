import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { longestRecordReason } from '@shiftloom/backend/contracts/time_records'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '#/ui/use_focus_back.ts'

type Props = { title: string; onReject: (reason: string) => void; onClose: () => void }

/** Why a record is kept out of settlement, or a correction is refused. */
export function RejectModal({ title, onReject, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('core.close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) onReject(reason.trim())
          else setIsAsked(true)
        }}
      >
        <Stack>
          <Textarea
            data-autofocus
            required
            label={t('records.reason')}
            maxLength={longestRecordReason}
            value={reason}
            error={isAsked && !reason.trim() && t('core.required')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" color="red.8">
              {t('records.reject')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
