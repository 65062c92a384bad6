import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconWorld, IconPlus } from '@tabler/icons-react'
import type { Region } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { countryName } from '#/domain/company/regions.ts'
import type { Column } from '#/ui/data_table.tsx'
import { PagedList, useArchivedFilter } from '#/ui/paged_list.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { NewRegionModal } from './new_region_modal.tsx'
import { regionListQuery } from './queries.ts'

const pageSize = 25

export function RegionsScreen() {
  const { t } = useTranslation()
  const go = useNavigate()
  const state = useTableState()
  const filter = useArchivedFilter()
  const mayCreate = useCan('regions.create')
  const [adding, setAdding] = useState(false)
  const found = useQuery(regionListQuery({ ...state.query, pageSize, archived: filter.archived }))
  return (
    <>
      <PagedList<Region>
        title={t('regions.list.title')}
        description={t('regions.list.description')}
        columns={useColumns()}
        found={found}
        state={state}
        filter={filter}
        searchFor={t('regions.list.search')}
        empty={t('regions.list.empty')}
        icon={<IconWorld size={28} stroke={1.5} />}
        onOpen={({ id }) => void go(`/office/regions/${id}`)}
        actions={
          mayCreate && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {t('regions.list.add')}
            </Button>
          )
        }
      />
      {adding && <NewRegionModal onClose={() => setAdding(false)} />}
    </>
  )
}

function useColumns(): Column<Region>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('regions.field.name'),
      sortable: true,
      render: ({ id, name }) => (
        <Anchor component={Link} to={`/office/regions/${id}`} fw={600}>
          {name}
        </Anchor>
      ),
    },
    {
      key: 'country',
      title: t('regions.field.country'),
      render: ({ country }) =>
        country ? countryName(format, country) : <Badge variant="light">{t('regions.elsewhere')}</Badge>,
    },
    {
      key: 'kindCount',
      title: t('regions.field.kinds'),
      align: 'right',
      render: ({ kindCount }) => <Text fz="sm">{format.number(kindCount)}</Text>,
    },
    {
      key: 'userCount',
      title: t('regions.field.users'),
      align: 'right',
      render: ({ userCount }) => <Text fz="sm">{format.number(userCount)}</Text>,
    },
  ]
}
