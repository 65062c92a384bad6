import type { TwoFactorMethod } from '@shiftloom/backend/contracts/identity'
import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { twoFactorQuery } from './queries.ts'
import { TrustedDeviceList } from './trusted_device_list.tsx'
import { TwoFactorModal } from './two_factor_modal.tsx'

/** Which second step guards the account, and the devices that do without. */
export function TwoFactorCard() {
  const { t } = useTranslation()
  const { data: state, error, isLoadingError, isPending, refetch } = useQuery(twoFactorQuery)
  const [choosing, setChoosing] = useState<TwoFactorMethod | null>(null)
  return (
    <Card>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('account.two_factor.card')}
        </Title>
        {state && (
          <Badge variant="light" color={state.method === 'off' ? 'gray' : 'teal'} c="gray.9">
            {t(`account.two_factor_methods.${state.method}`)}
          </Badge>
        )}
      </Group>
      <Text c="dimmed" mb="md">
        {t('account.two_factor.card_lead')}
      </Text>
      {isPending && <Skeleton height={90} />}
      {isLoadingError && <ErrorState error={error} onRetry={refetch} />}
      {state && (
        <Stack gap="md">
          {state.method === 'totp' && (
            <Text fz="sm">{t('account.two_factor.recovery_left', { count: state.recoveryCodesLeft })}</Text>
          )}
          <Group gap="sm">
            {(['email', 'totp', 'off'] as const)
              .filter((method) => method !== state.method)
              .map((method) => (
                <Button key={method} variant="default" onClick={() => setChoosing(method)}>
                  {t(`account.two_factor_choose.${method}`)}
                </Button>
              ))}
          </Group>
          <TrustedDeviceList devices={state.trustedDevices} />
        </Stack>
      )}
      {choosing && <TwoFactorModal method={choosing} onClose={() => setChoosing(null)} />}
    </Card>
  )
}
