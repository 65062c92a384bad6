import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { profileQuery } from '#/lib/account/profile.ts'
import { toast } from '#/ui/toast.ts'
import { organisationQuery, updateLogo } from '../queries.ts'
import { smallPicture } from './small_picture.ts'

/** Beside the company's name at the top of every screen; saved at once. */
export function LogoField({ logoUrl }: { logoUrl: string | null }) {
  const { t } = useTranslation()
  const save = useSaveLogo()
  return (
    <Group mb="md" gap="md">
      {logoUrl && (
        <img
          src={logoUrl}
          alt={t('company.logo.alt')}
          style={{ maxHeight: 64, maxWidth: 192, objectFit: 'contain' }}
        />
      )}
      <Group gap="xs">
        <FileButton accept="image/*" onChange={(file) => file && save.mutate(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="xs"
              leftSection={<IconPhoto size={16} stroke={1.6} />}
              loading={save.isPending}
            >
              {t(logoUrl ? 'company.logo.change' : 'company.logo.add')}
            </Button>
          )}
        </FileButton>
        {logoUrl && (
          <Button variant="subtle" size="xs" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('company.logo.remove')}
          </Button>
        )}
      </Group>
      <Text c="dimmed" fz="sm">
        {t('company.logo.text')}
      </Text>
    </Group>
  )
}

function useSaveLogo() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: File | null) => updateLogo(file && (await smallPicture(file))),
    onSuccess: ({ logoUrl }) => {
      cache.setQueryData(organisationQuery.queryKey, (company) => company && { ...company, logoUrl })
      void cache.invalidateQueries({ queryKey: profileQuery.queryKey })
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
    },
    // What the server refuses is shown already; a file may also be no picture to this browser.
    onError: (error) => !isApiFailure(error) && toast({ type: 'error', text: t('company.logo.unreadable') }),
  })
}
