import { Badge, Group, Table, Text } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import type { Position } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { OrderButtons } from './order_buttons.tsx'
import { PositionActions } from './position_actions.tsx'
import { positionListQuery, positionUsageQuery } from './queries.ts'
import { UsageText } from './usage_text.tsx'

type Props = { archived: boolean; onEdit: (position: Position) => void }

/** Positions in the order lists show them, with what names them. */
export function PositionsTable({ archived, onEdit }: Props) {
  const { t } = useTranslation()
  const positions = useQuery(positionListQuery(archived))
  const usage = useQuery(positionUsageQuery)
  if (positions.isLoadingError) return <ErrorState error={positions.error} onRetry={positions.refetch} />
  if (!positions.data) return <RowsSkeleton rows={4} />
  if (positions.data.length === 0)
    return (
      <EmptyState
        compact
        icon={<IconBriefcase size={20} stroke={1.5} />}
        title={t(archived ? 'company.positions.none_archived' : 'company.positions.none')}
        description={archived ? undefined : t('company.positions.none_text')}
      />
    )
  const ids = positions.data.map(({ id }) => id)
  return (
    <Table aria-label={t('company.positions.title')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {!archived && <Table.Th w={72}>{t('company.positions.order')}</Table.Th>}
          <Table.Th>{t('company.position.name')}</Table.Th>
          <Table.Th>{t('company.positions.settings')}</Table.Th>
          <Table.Th>{t('company.usage.title')}</Table.Th>
          <ActionsHead width={128} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {positions.data.map((position) => (
          <Table.Tr key={position.id}>
            {!archived && (
              <Table.Td>
                <OrderButtons id={position.id} name={position.name} ids={ids} />
              </Table.Td>
            )}
            <Table.Td>
              <PositionChip name={position.name} color={position.color} ownColor={position.ownColor} />
            </Table.Td>
            <Table.Td>
              <Settings position={position} />
            </Table.Td>
            <Table.Td>
              <UsageText usage={usage.data} id={position.id} />
            </Table.Td>
            <Table.Td>
              <PositionActions position={position} onEdit={onEdit} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Only what differs from the usual is said. */
function Settings({ position }: { position: Position }) {
  const { t } = useTranslation()
  const said = [
    position.isDefault && 'default',
    !position.visible && 'hidden',
    !position.billable && 'not_billable',
    !position.includedInWorkingHours && 'not_working_time',
    position.strenuous && 'strenuous',
    position.harmful && 'harmful',
  ].filter((word) => word !== false)
  if (said.length === 0) return <Text c="dimmed">—</Text>
  return (
    <Group gap={6}>
      {said.map((word) => (
        <Badge key={word} variant="light" color={word === 'default' ? 'brand' : 'gray'} size="sm">
          {t(`company.positions.${word}`)}
        </Badge>
      ))}
    </Group>
  )
}
