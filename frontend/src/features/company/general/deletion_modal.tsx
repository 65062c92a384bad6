import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { deletionReason } from '@shiftloom/backend/contracts/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { deletionQuery, requestDeletion } from '../queries.ts'

type Props = { name: string; onClose: () => void }
type Values = { reason: string; name: string }

/** The reason, and the company's name typed once more. */
export function DeletionModal({ name, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { least, most } = deletionReason
  const { form, saving, submit, close } = useCreateForm<Values, unknown>({
    initial: { reason: '', name: '' },
    validate: {
      reason: (value: string) =>
        value.trim().length < least ? t('company.deletion.reason_short', { least }) : null,
      name: (value: string) => (value.trim() === name.trim() ? null : t('company.deletion.name_differs')),
    },
    create: (values, key) => requestDeletion(values, key),
    onMade: () => {
      toast({ text: t('company.deletion.sent'), type: 'success' })
      void cache.invalidateQueries({ queryKey: deletionQuery.queryKey })
      onClose()
    },
    onClose,
  })
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t('company.deletion.ask')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <Alert color="red">{t('company.deletion.warning')}</Alert>
          <Textarea
            size="md"
            label={t('company.deletion.reason')}
            withAsterisk
            autosize
            minRows={3}
            maxLength={most}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <TextField
            label={t('company.deletion.name', { name })}
            withAsterisk
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void close()}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" color="red.8" loading={saving}>
              {t('company.deletion.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
