import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { NewRegionInput } from '@shiftloom/backend/contracts/office'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { createRegion } from './queries.ts'
import { RegionFields } from './region_fields.tsx'

export function NewRegionModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const go = useNavigate()
  const rules = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm<NewRegionInput, unknown>({
    initial: { name: '', country: null },
    validate: { name: rules.required },
    create: async (values, key) => createRegion(values, key),
    onMade: (made) => {
      toast({ type: 'success', text: t('regions.made') })
      void cache.invalidateQueries({ queryKey: ['office', 'regions'] })
      onClose()
      void go(`/office/regions/${(made as { id: string }).id}`)
    },
    onClose,
  })
  return (
    <FormModal
      size="lg"
      title={t('regions.list.add')}
      action={t('regions.list.add')}
      form={{ saving, submit, close }}
    >
      <RegionFields form={form} />
    </FormModal>
  )
}
