import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconUsers, IconPlus } from '@tabler/icons-react'
import type { OfficeUser } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import type { Column } from '#/ui/data_table.tsx'
import { PagedList, useArchivedFilter } from '#/ui/paged_list.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { NewUserModal } from './new_user_modal.tsx'
import { userListQuery } from './queries.ts'

const pageSize = 25

export function UsersScreen() {
  const { t } = useTranslation()
  const go = useNavigate()
  const state = useTableState()
  const filter = useArchivedFilter()
  const mayCreate = useCan('office_users.create')
  const [adding, setAdding] = useState(false)
  const found = useQuery(userListQuery({ ...state.query, pageSize, archived: filter.archived }))
  return (
    <>
      <PagedList<OfficeUser>
        title={t('users.list.title')}
        description={t('users.list.description')}
        columns={useColumns()}
        found={found}
        state={state}
        filter={filter}
        searchFor={t('users.list.search')}
        people
        empty={t('users.list.empty')}
        icon={<IconUsers size={28} stroke={1.5} />}
        onOpen={({ id }) => void go(`/office/users/${id}`)}
        actions={
          mayCreate && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {t('users.list.add')}
            </Button>
          )
        }
      />
      {adding && <NewUserModal onClose={() => setAdding(false)} />}
    </>
  )
}

function useColumns(): Column<OfficeUser>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('users.field.person'),
      sortable: true,
      render: (user) => (
        <>
          <Anchor component={Link} to={`/office/users/${user.id}`} fw={600}>
            {format.personName(user)}
          </Anchor>
          <Text fz="xs" c="dimmed">
            {user.email}
          </Text>
        </>
      ),
    },
    {
      key: 'role',
      title: t('users.field.role'),
      sortable: true,
      render: ({ role }) => t(`roles.${role}`),
    },
    {
      key: 'status',
      title: t('users.field.status'),
      render: ({ status }) => (
        <Badge
          variant="light"
          color={status === 'active' ? 'lime' : 'gray'}
          c={status === 'active' ? 'lime.9' : 'gray.9'}
        >
          {t(`users.account.${status}`)}
        </Badge>
      ),
    },
    {
      key: 'lastSignedInAt',
      title: t('users.field.lastSignedInAt'),
      sortable: true,
      render: ({ lastSignedInAt }) => (
        <Text fz="sm" className="tabular">
          {lastSignedInAt ? format.instant(lastSignedInAt, browserZone()) : '—'}
        </Text>
      ),
    },
  ]
}
