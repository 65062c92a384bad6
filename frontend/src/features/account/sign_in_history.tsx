import type { OwnSignIn } from '@shiftloom/backend/contracts/identity'
import { Badge, Card, Skeleton, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { deviceName } from './device_name.ts'
import { signInsQuery } from './queries.ts'

/** When and from where this user signed in, or tried to. */
export function SignInHistory() {
  const { t } = useTranslation()
  const { data: signIns, error, isPending, refetch } = useQuery(signInsQuery)
  return (
    <Card mt="lg">
      <Title order={2} size="h3">
        {t('account.sign_ins.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('account.sign_ins.lead')}
      </Text>
      {isPending && <Skeleton height={160} />}
      {error && !signIns && <ErrorState error={error} onRetry={refetch} />}
      {signIns?.length === 0 && <Text>{t('account.sign_ins.none')}</Text>}
      {signIns && signIns.length > 0 && (
        <Table.ScrollContainer
          minWidth={560}
          mah={420}
          scrollAreaProps={{ offsetScrollbars: 'present', viewportProps: { tabIndex: 0 } }}
        >
          <Table aria-label={t('account.sign_ins.title')} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {(['at', 'outcome', 'device', 'ip'] as const).map((column) => (
                  <Table.Th key={column}>{t(`account.sign_in_columns.${column}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {signIns.map((signIn) => (
                <SignIn key={signIn.id} signIn={signIn} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  )
}

function SignIn({ signIn }: { signIn: OwnSignIn }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const { at, outcome, userAgent, ip } = signIn
  const isIn = outcome === 'signed_in'
  return (
    <Table.Tr>
      <Table.Td className="tabular">{format.instant(at, timeZone)}</Table.Td>
      <Table.Td>
        <Badge variant="light" color={isIn ? 'teal' : 'red'} c={isIn ? 'gray.9' : 'red.9'}>
          {t(`account.sign_in_results.${outcome}`)}
        </Badge>
      </Table.Td>
      <Table.Td>{deviceName(userAgent) ?? t('account.security.unknown_device')}</Table.Td>
      <Table.Td className="tabular">{ip}</Table.Td>
    </Table.Tr>
  )
}
