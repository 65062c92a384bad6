import { Badge, Button, Table, Text } from '@mantine/core'
import { organisationStatuses } from '@shiftloom/backend/contracts/enums'
import type { OfficeOrganisationDetails, OfficeOrganisationUser } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/format.ts'
import { useCan } from '#/lib/profile.ts'
import { browserZone } from '#/lib/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { ImpersonateModal } from './impersonate_modal.tsx'
import { usersQuery } from './queries.ts'

/** Who of a customer has an account; whoever may sits down in their place from here. */
export function UserList({ organisation }: { organisation: OfficeOrganisationDetails }) {
  const { t } = useTranslation()
  const format = useFormat()
  const users = useQuery(usersQuery(organisation.id))
  const mayImpersonate =
    useCan('impersonation.start') && organisation.status !== organisationStatuses.archived
  const [chosen, setChosen] = useState<OfficeOrganisationUser | null>(null)
  if (users.isError) return <ErrorState error={users.error} onRetry={users.refetch} />
  if (!users.data) return <RowsSkeleton />
  if (users.data.length === 0) return <Text c="dimmed">{t('organisations.users.empty')}</Text>
  return (
    <Table.ScrollContainer minWidth={720} scrollAreaProps={{ offsetScrollbars: 'present' }}>
      <Table aria-label={t('organisations.users.title')} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {['name', 'role', 'status', 'lastSignedInAt'].map((key) => (
              <Table.Th key={key}>{t(`organisations.users.${key}`)}</Table.Th>
            ))}
            <Table.Th aria-label={t('form.actions')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.data.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <Text fw={550}>{format.personName(user)}</Text>
                <Text fz="xs" c="dimmed">
                  {user.email}
                </Text>
              </Table.Td>
              <Table.Td>{t(`roles.${user.role}`)}</Table.Td>
              <Table.Td>
                <Badge
                  variant="light"
                  color={user.status === 'active' ? 'lime' : 'gray'}
                  c={user.status === 'active' ? 'lime.9' : 'gray.9'}
                >
                  {t(`organisations.account.${user.status}`)}
                </Badge>
              </Table.Td>
              <Table.Td className="tabular">
                {user.lastSignedInAt ? format.instant(user.lastSignedInAt, browserZone()) : '—'}
              </Table.Td>
              <Table.Td ta="right">
                {mayImpersonate && user.status === 'active' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('organisations.impersonate.open_for', { name: format.personName(user) })}
                    onClick={() => setChosen(user)}
                  >
                    {t('organisations.impersonate.open')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chosen && <ImpersonateModal user={chosen} onClose={() => setChosen(null)} />}
    </Table.ScrollContainer>
  )
}
