import { Button, FileButton, Group } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/profile.ts'
import { PersonAvatar } from '#/ui/person_avatar.tsx'
import { toast } from '#/ui/toast.ts'
import { keptPicture } from './profile_values.ts'
import { squarePicture } from './square_picture.ts'

type Props = { value: string | null; onChange: (picture: string | null) => void }

/** The picture others see of one, as it will be once it is saved. */
export function PictureField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const profile = useProfile()
  const read = useMutation({
    mutationFn: squarePicture,
    onSuccess: onChange,
    onError: () => toast({ type: 'error', text: t('account.picture.unreadable') }),
  })
  const shown =
    value === keptPicture ? profile.avatarUrl : value === null ? null : `data:image/jpeg;base64,${value}`
  return (
    <Group gap="lg">
      <PersonAvatar person={{ ...profile, avatarUrl: shown }} size={72} />
      <Group gap="xs">
        <FileButton accept="image/*" onChange={(file) => file && read.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconCamera size={16} stroke={1.6} aria-hidden />}
              loading={read.isPending}
            >
              {t(shown ? 'account.picture.change' : 'account.picture.add')}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('account.picture.remove')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
