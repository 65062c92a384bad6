import { Button, FileButton, Group } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { toast } from '#/ui/toast.ts'
import { squarePicture } from './square_picture.ts'

type Props = {
  /** With the picture as it will be shown. */
  person: { name: string; surname: string; avatarUrl: string | null }
  /** A JPEG in base64; null takes the picture away. */
  onChange: (picture: string | null) => void
  busy?: boolean
}

/** The picture others see of a person. Its texts: `loadFeatureTexts('picture')`. */
export function PictureField({ person, onChange, busy = false }: Props) {
  const { t } = useTranslation()
  const read = useMutation({
    mutationFn: squarePicture,
    onSuccess: onChange,
    onError: () => toast({ type: 'error', text: t('picture.unreadable') }),
  })
  return (
    <Group gap="lg">
      <PersonAvatar person={person} size={72} />
      <Group gap="xs">
        <FileButton accept="image/*" onChange={(file) => file && read.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconCamera size={16} stroke={1.6} aria-hidden />}
              loading={read.isPending || busy}
            >
              {t(person.avatarUrl ? 'picture.change' : 'picture.add')}
            </Button>
          )}
        </FileButton>
        {person.avatarUrl && (
          <Button variant="subtle" disabled={busy} onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
