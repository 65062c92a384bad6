import { Badge, Button, Text } from '@mantine/core'
import { organisationStatuses } from '@shiftloom/backend/contracts/enums'
import type { OfficeOrganisationDetails, OfficeOrganisationUser } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import { type Column, DataTable } from '#/ui/data_table.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { SearchField } from '#/ui/search_field.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { ImpersonateModal } from './impersonate_modal.tsx'
import { usersQuery } from './queries.ts'

const pageSize = 25

/** A customer's users with an account; from here they can be impersonated, with the right to do so. */
export function UserList({ organisation }: { organisation: OfficeOrganisationDetails }) {
  const { t } = useTranslation()
  const state = useTableState()
  const users = useQuery(usersQuery(organisation.id, { ...state.query, sort: undefined, pageSize }))
  const [chosen, setChosen] = useState<OfficeOrganisationUser | null>(null)
  const mayImpersonate =
    useCan('impersonation.start') && organisation.status !== organisationStatuses.archived
  const columns = useColumns(mayImpersonate ? setChosen : null)
  if (users.isLoadingError) return <ErrorState error={users.error} onRetry={users.refetch} />
  return (
    <>
      <SearchField state={state} w={320} mb="md" placeholder={t('organisations.users.search')} />
      <DataTable<OfficeOrganisationUser>
        label={t('organisations.users.title')}
        columns={columns}
        page={users.data}
        rowId={({ id }) => id}
        state={state}
        empty={<Text c="dimmed">{t(`organisations.users.${state.search ? 'none_found' : 'empty'}`)}</Text>}
      />
      {chosen && <ImpersonateModal user={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function useColumns(
  onChoose: ((user: OfficeOrganisationUser) => void) | null
): Column<OfficeOrganisationUser>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('organisations.users.name'),
      render: (user) => (
        <>
          <Text fw={550}>{format.personName(user)}</Text>
          <Text fz="xs" c="dimmed">
            {user.email}
          </Text>
        </>
      ),
    },
    { key: 'role', title: t('organisations.users.role'), render: ({ role }) => t(`roles.${role}`) },
    {
      key: 'status',
      title: t('organisations.users.status'),
      render: ({ status }) => (
        <Badge
          variant="light"
          color={status === 'active' ? 'lime' : 'gray'}
          c={status === 'active' ? 'lime.9' : 'gray.9'}
        >
          {t(`organisations.account.${status}`)}
        </Badge>
      ),
    },
    {
      key: 'lastSignedInAt',
      title: t('organisations.users.lastSignedInAt'),
      render: ({ lastSignedInAt }) => (
        <span className="tabular">
          {lastSignedInAt ? format.instant(lastSignedInAt, browserZone()) : t('organisations.users.never')}
        </span>
      ),
    },
    ...(onChoose ? [{ ...actions(t('form.actions')), render: signIn }] : []),
  ]

  function signIn(user: OfficeOrganisationUser) {
    if (user.status !== 'active') return null
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('organisations.impersonate.open_for', { name: format.personName(user) })}
        onClick={() => onChoose?.(user)}
      >
        {t('organisations.impersonate.open')}
      </Button>
    )
  }
}

const actions = (title: string) => ({ key: 'actions', title, align: 'right' as const })
