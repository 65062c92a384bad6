import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useProfile } from '#/lib/profile.ts'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { createUser } from './queries.ts'
import { UserFields } from './user_fields.tsx'
import { inputOf, type UserValues } from './user_values.ts'

export function NewUserModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const go = useNavigate()
  const rules = rulesFor(t)
  const { language } = useProfile()
  const { form, saving, submit, close } = useCreateForm<UserValues, unknown>({
    initial: { name: '', surname: '', email: '', phone: '', language, role: 5, regionId: null },
    validate: { name: rules.required, surname: rules.required, email: rules.email, phone: rules.phone },
    create: async (values, key) => createUser(inputOf(values), key),
    onMade: (made) => {
      toast({ type: 'success', text: t('users.made') })
      void cache.invalidateQueries({ queryKey: ['office', 'users'] })
      onClose()
      void go(`/office/users/${(made as { id: string }).id}`)
    },
    onClose,
  })
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t('users.list.add')}
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
          <UserFields form={form} />
          <Text c="dimmed" fz="sm">
            {t('users.invited_text')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void close()}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('users.list.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
