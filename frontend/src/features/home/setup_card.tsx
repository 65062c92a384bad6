import { Button, Card, Group, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { http } from '#/lib/http.ts'
import { useCan } from '#/lib/profile.ts'
import { useScreenPath } from '#/lib/screens.ts'
import { CardTitle } from './card_title.tsx'

const key = ['onboarding'] as const

/** The way back into setting the company up, for whoever left it; gone once it is done, or no longer wanted. */
export function SetupCard() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const path = useScreenPath()('welcome')
  const mayCreate = useCan('organisation.create')
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get('/onboarding', undefined, { quiet: true, signal }),
    enabled: mayCreate && path !== null,
  })
  const hide = useMutation({
    mutationFn: () => http.put('/onboarding/step', { step: 'finished' }),
    onSuccess: (state) => cache.setQueryData(key, state),
  })
  if (!path || !data || data.step === 'finished') return null
  return (
    <Card mb="md">
      <CardTitle>{t('home.setup.title')}</CardTitle>
      <Group justify="space-between" gap="lg">
        <Text c="dimmed" maw={560}>
          {t('home.setup.text')}
        </Text>
        <Group gap="sm">
          <Button variant="subtle" loading={hide.isPending} onClick={() => hide.mutate()}>
            {t('home.setup.hide')}
          </Button>
          <Button component={Link} to={path}>
            {t('home.setup.go_on')}
          </Button>
        </Group>
      </Group>
    </Card>
  )
}
