import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { FormModal } from '#/ui/form/form_modal.tsx'
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
    <FormModal
      size="lg"
      title={t('users.list.add')}
      action={t('users.list.add')}
      form={{ saving, submit, close }}
    >
      <UserFields form={form} globalAdmins="office_users.create_global_admin" />
      <Text c="dimmed" fz="sm">
        {t('users.invited_text')}
      </Text>
    </FormModal>
  )
}
