import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconBuildingFactory2, IconPlus } from '@tabler/icons-react'
import type { Industry } from '@shiftloom/backend/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { browserZone, todayIn } from '#/lib/time/time_zone.ts'
import { useCan } from '#/lib/account/profile.ts'
import type { Column } from '#/ui/data_table.tsx'
import { PagedList, useArchivedFilter } from '#/ui/paged_list.tsx'
import { useTableState } from '#/ui/table_state.ts'
import { NewIndustryModal } from './new_industry_modal.tsx'
import { industryListQuery } from './queries.ts'

const pageSize = 25

export function IndustriesScreen() {
  const { t } = useTranslation()
  const go = useNavigate()
  const state = useTableState()
  const filter = useArchivedFilter()
  const mayCreate = useCan('industries.create')
  const [adding, setAdding] = useState(false)
  const found = useQuery(industryListQuery({ ...state.query, pageSize, archived: filter.archived }))
  return (
    <>
      <PagedList<Industry>
        title={t('industries.list.title')}
        description={t('industries.list.description')}
        columns={useColumns()}
        found={found}
        state={state}
        filter={filter}
        searchFor={t('industries.list.search')}
        empty={t('industries.list.empty')}
        icon={<IconBuildingFactory2 size={28} stroke={1.5} />}
        onOpen={({ id }) => void go(`/office/industries/${id}`)}
        actions={
          mayCreate && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {t('industries.list.add')}
            </Button>
          )
        }
      />
      {adding && <NewIndustryModal onClose={() => setAdding(false)} />}
    </>
  )
}

function useColumns(): Column<Industry>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('industries.field.name'),
      sortable: true,
      render: ({ id, name, recommended }) => (
        <>
          <Anchor component={Link} to={`/office/industries/${id}`} fw={600}>
            {name}
          </Anchor>
          {recommended && (
            <Badge ml="sm" variant="light" size="sm">
              {t('industries.field.recommended')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'positionCount',
      title: t('industries.field.positions'),
      align: 'right',
      render: ({ positionCount }) => <Text fz="sm">{format.number(positionCount)}</Text>,
    },
    {
      key: 'createdAt',
      title: t('industries.field.createdAt'),
      sortable: true,
      render: ({ createdAt }) => (
        <Text fz="sm" className="tabular">
          {format.day(todayIn(browserZone(), new Date(createdAt)), 'numeric')}
        </Text>
      ),
    },
  ]
}
