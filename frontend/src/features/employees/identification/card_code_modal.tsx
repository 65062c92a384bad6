import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
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
    <FormModal title={t('employees.identification.set_card')} form={{ saving, submit, close }}>
      <TextField
        data-autofocus
        autoComplete="off"
        label={t('employees.identification.card_code')}
        description={t('employees.identification.card_text')}
        {...form.getInputProps('cardCode')}
      />
    </FormModal>
  )
}
