import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { createIndustry } from './queries.ts'

export function NewIndustryModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const go = useNavigate()
  const rules = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm<{ name: string }, unknown>({
    initial: { name: '' },
    validate: { name: rules.required },
    create: async (values, key) => createIndustry({ ...values, recommended: false, positions: [] }, key),
    onMade: (made) => {
      toast({ type: 'success', text: t('industries.made') })
      void cache.invalidateQueries({ queryKey: ['office', 'industries'] })
      onClose()
      void go(`/office/industries/${(made as { id: string }).id}`)
    },
    onClose,
  })
  return (
    <FormModal
      title={t('industries.list.add')}
      action={t('industries.list.add')}
      form={{ saving, submit, close }}
    >
      <TextField
        label={t('industries.field.name')}
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
