import { Button, FileButton, Group } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/api_failure.ts'
import { http } from '#/lib/http.ts'
import { profileQuery, useProfile } from '#/lib/profile.ts'
import { toast } from '#/ui/toast.ts'
import { squarePicture } from './square_picture.ts'

/** Changes or takes away the picture others see of one. */
export function OwnPicture() {
  const { t } = useTranslation()
  const { avatarUrl } = useProfile()
  const save = useSavePicture()
  return (
    <Group gap="xs">
      <FileButton accept="image/*" onChange={(file) => file && save.mutate(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="xs"
            leftSection={<IconCamera size={16} stroke={1.6} />}
            loading={save.isPending}
          >
            {t(avatarUrl ? 'account.picture.change' : 'account.picture.add')}
          </Button>
        )}
      </FileButton>
      {avatarUrl && (
        <Button variant="subtle" size="xs" disabled={save.isPending} onClick={() => save.mutate(null)}>
          {t('account.picture.remove')}
        </Button>
      )}
    </Group>
  )
}

function useSavePicture() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: File | null) =>
      http.put('/organisation-management/organisation-users/profile/avatar', {
        picture: file && (await squarePicture(file)),
      }),
    onSuccess: ({ avatarUrl }) =>
      cache.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, avatarUrl }),
    // What the server refuses is shown already; a file may also be no picture to this browser.
    onError: (error) =>
      !isApiFailure(error) && toast({ type: 'error', text: t('account.picture.unreadable') }),
  })
}
