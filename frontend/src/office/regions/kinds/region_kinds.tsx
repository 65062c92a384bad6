import { Button, Card, Group, Table, Text, Title } from '@mantine/core'
import { IconCalendarOff, IconPlus } from '@tabler/icons-react'
import type { RequestKind } from '@shiftloom/backend/contracts/requests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { KindModal } from './kind_modal.tsx'
import { kindsQuery } from './kind_queries.ts'
import { KindRow } from './kind_row.tsx'

/** The kinds of requests that new companies of the region begin with. */
export function RegionKinds({ regionId }: { regionId: string }) {
  const { t } = useTranslation()
  const mayCreate = useCan('request_kinds.create')
  const [opened, setOpened] = useState<RequestKind | 'new' | null>(null)
  return (
    <Card component="section" aria-label={t('regions.kinds.title')}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md">
        <div>
          <Title order={2} fz="lg">
            {t('regions.kinds.title')}
          </Title>
          <Text c="dimmed" maw={680}>
            {t('regions.kinds.text')}
          </Text>
        </div>
        {mayCreate && (
          <Button
            leftSection={<IconPlus size={16} />}
            onClick={() => setOpened('new')}
            style={{ flexShrink: 0 }}
          >
            {t('regions.kinds.add')}
          </Button>
        )}
      </Group>
      <Kinds regionId={regionId} onEdit={setOpened} />
      {opened && (
        <KindModal
          regionId={regionId}
          kind={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}

type Props = { regionId: string; onEdit: (kind: RequestKind) => void }

function Kinds({ regionId, onEdit }: Props) {
  const { t } = useTranslation()
  const mayEdit = useCan('request_kinds.edit')
  const kinds = useQuery(kindsQuery(regionId))
  if (kinds.isLoadingError) return <ErrorState error={kinds.error} onRetry={kinds.refetch} />
  if (!kinds.data) return <RowsSkeleton rows={6} />
  if (kinds.data.length === 0)
    return (
      <EmptyState compact icon={<IconCalendarOff size={20} stroke={1.5} />} title={t('regions.kinds.none')} />
    )
  const ids = kinds.data.map(({ id }) => id)
  return (
    <Table.ScrollContainer minWidth={820} scrollAreaProps={{ offsetScrollbars: 'present' }}>
      <Table aria-label={t('regions.kinds.title')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {mayEdit && <Table.Th w={72}>{t('regions.kinds.order')}</Table.Th>}
            <Table.Th>{t('request_rules.field.name')}</Table.Th>
            <Table.Th>{t('request_rules.field.kind')}</Table.Th>
            <Table.Th>{t('request_rules.column.limit')}</Table.Th>
            <Table.Th>{t('request_rules.column.settings')}</Table.Th>
            <ActionsHead width={96} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kinds.data.map((kind) => (
            <KindRow key={kind.id} {...{ regionId, kind, ids, onEdit }} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
