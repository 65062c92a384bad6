import { Button, Card, Group, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { http } from '#/lib/api/http.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { CardTitle } from './card_title.tsx'

const key = ['onboarding'] as const

/**
 * The way back into setting the company up; gone once it is done, or no longer wanted. Skipped before, it is taken up at
 * its first open step.
 */
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
  const navigate = useNavigate()
  const resume = useMutation({
    mutationFn: (step: 'location' | 'positions') => http.put('/onboarding/step', { step }),
    onSuccess: (state) => {
      cache.setQueryData(key, state)
      void navigate(path!)
    },
  })
  // At the welcome its cards stand here already.
  if (!path || !data || data.step === 'finished' || data.step === 'welcome') return null
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
          {data.step === 'skipped' ? (
            <Button
              loading={resume.isPending}
              onClick={() => resume.mutate(data.locationId ? 'positions' : 'location')}
            >
              {t('home.setup.go_on')}
            </Button>
          ) : (
            <Button component={Link} to={path}>
              {t('home.setup.go_on')}
            </Button>
          )}
        </Group>
      </Group>
    </Card>
  )
}
