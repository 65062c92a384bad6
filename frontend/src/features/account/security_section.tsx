import { Card, SimpleGrid, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DeviceList } from './device_list.tsx'
import { OwnPasswordForm } from './own_password_form.tsx'
import { TwoFactorCard } from './two_factor_card.tsx'

/** One's own password, the second step, and where one is signed in. */
export function SecuritySection() {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={2} spacing="lg" mt="lg">
        <Card>
          <Title order={2} size="h3">
            {t('account.security.password')}
          </Title>
          <Text c="dimmed" mb="md">
            {t('account.security.password_lead')}
          </Text>
          <OwnPasswordForm />
        </Card>
        <TwoFactorCard />
      </SimpleGrid>
      <Card mt="lg">
        <Title order={2} size="h3">
          {t('account.security.devices')}
        </Title>
        <Text c="dimmed" mb="md">
          {t('account.security.devices_lead')}
        </Text>
        <DeviceList />
      </Card>
    </>
  )
}
