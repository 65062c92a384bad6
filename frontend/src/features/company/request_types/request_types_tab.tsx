import { Button, Card, Group, SegmentedControl, Table, Title } from '@mantine/core'
import { IconCalendarOff, IconPlus } from '@tabler/icons-react'
import type { RequestType } from '@shiftloom/backend/contracts/requests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { RequestTypeModal } from './request_type_modal.tsx'
import { requestTypesQuery } from './request_type_queries.ts'
import { RequestTypeRow } from './request_type_row.tsx'

/** What people may ask for, and how it is limited and counted. */
export function RequestTypesTab() {
  const { t } = useTranslation()
  const [archived, setArchived] = useState(false)
  const [opened, setOpened] = useState<RequestType | 'new' | null>(null)
  return (
    <Card component="section" aria-label={t('company.request_types.title')}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          {t('company.request_types.title')}
        </Title>
        <Group>
          <SegmentedControl
            size="xs"
            aria-label={t('company.request_types.which')}
            value={String(archived)}
            onChange={(value) => setArchived(value === 'true')}
            data={[
              { value: 'false', label: t('company.positions.in_use') },
              { value: 'true', label: t('company.positions.archived') },
            ]}
          />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            {t('company.request_types.add')}
          </Button>
        </Group>
      </Group>
      <Types archived={archived} onEdit={setOpened} />
      {opened && <RequestTypeModal type={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

function Types({ archived, onEdit }: { archived: boolean; onEdit: (type: RequestType) => void }) {
  const { t, i18n } = useTranslation()
  const types = useQuery(requestTypesQuery(archived, i18n.language))
  if (types.isLoadingError) return <ErrorState error={types.error} onRetry={types.refetch} />
  if (!types.data) return <RowsSkeleton rows={6} />
  if (types.data.length === 0)
    return (
      <EmptyState
        compact
        icon={<IconCalendarOff size={20} stroke={1.5} />}
        title={t(archived ? 'company.request_types.none_archived' : 'company.request_types.none')}
      />
    )
  const ids = types.data.map(({ id }) => id)
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table aria-label={t('company.request_types.title')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {!archived && <Table.Th w={72}>{t('company.positions.order')}</Table.Th>}
            <Table.Th>{t('request_rules.field.name')}</Table.Th>
            <Table.Th>{t('request_rules.field.kind')}</Table.Th>
            <Table.Th>{t('request_rules.column.limit')}</Table.Th>
            <Table.Th>{t('request_rules.column.settings')}</Table.Th>
            <ActionsHead width={96} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {types.data.map((type) => (
            <RequestTypeRow key={type.id} type={type} ids={ids} onEdit={onEdit} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
