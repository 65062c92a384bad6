import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TextField } from '#/ui/fields.tsx'
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
    <Modal
      opened
      onClose={() => void close()}
      title={t('industries.list.add')}
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
          <TextField
            label={t('industries.field.name')}
            withAsterisk
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void close()}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('industries.list.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
