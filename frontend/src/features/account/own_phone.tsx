import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#/lib/api_failure.ts'
import { http } from '#/lib/http.ts'
import { profileQuery, useProfile } from '#/lib/profile.ts'
import { orNull, rulesFor } from '#/ui/form/rules.ts'

/** The number one is reached by, which one may change or take away. */
export function OwnPhone() {
  const { t } = useTranslation()
  const { phone } = useProfile()
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) return <PhoneForm phone={phone ?? ''} onDone={() => setIsEditing(false)} />
  return (
    <Group gap={4}>
      <Text fw={500} c={phone ? undefined : 'dimmed'}>
        {phone ?? t('account.phone.none')}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('account.phone.change')}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={16} />
      </ActionIcon>
    </Group>
  )
}

function PhoneForm({ phone, onDone }: { phone: string; onDone: () => void }) {
  const { t } = useTranslation()
  const save = useSavePhone()
  const [typed, setTyped] = useState(phone)
  const [problem, setProblem] = useState<string | null>(null)
  // People write numbers with gaps; the server knows which numbers exist.
  const number = orNull(typed.replace(/[\s().-]/g, ''))

  function submit() {
    const wrong = rulesFor(t).phone(number)
    setProblem(wrong)
    if (wrong) return
    save.mutate(number, {
      onSuccess: onDone,
      onError: (error) => error instanceof ApiFailure && error.status === 400 && setProblem(t('form.phone')),
    })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Group gap={4} align="flex-start">
        <TextInput
          type="tel"
          autoComplete="tel"
          aria-label={t('account.phone.label')}
          placeholder="+48 600 100 200"
          value={typed}
          maxLength={30}
          autoFocus
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
        <ActionIcon type="submit" size={36} aria-label={t('core.save')} loading={save.isPending}>
          <IconCheck size={18} />
        </ActionIcon>
      </Group>
    </form>
  )
}

function useSavePhone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (phone: string | null) =>
      http.put('/organisation-management/organisation-users/profile/phone', { phone }, { inline: [400] }),
    onSuccess: (_nothing, phone) =>
      cache.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, phone }),
  })
}
