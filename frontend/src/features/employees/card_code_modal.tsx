import { Button, Group, Modal, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'

type Props = { save: (cardCode: string) => Promise<unknown>; onClose: () => void }

/** A code as a reader types it: it ends with Enter, which saves. */
export function CardCodeModal({ save, onClose }: Props) {
  const { t } = useTranslation()
  const { form, saving, submit, close } = useCreateForm({
    initial: { cardCode: '' },
    validate: {
      cardCode: (code: string) =>
        /^[\w:-]{4,64}$/.test(code.trim()) ? null : t('employees.identification.card_wrong'),
    },
    create: ({ cardCode }) => save(cardCode.trim()),
    onMade: onClose,
    onClose,
  })
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t('employees.identification.set_card')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {/* Outside the form of the person: their Enter would save it. */}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void submit()
        }}
      >
        <Stack>
          <TextField
            data-autofocus
            autoComplete="off"
            label={t('employees.identification.card_code')}
            description={t('employees.identification.card_text')}
            {...form.getInputProps('cardCode')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void close()}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('core.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
