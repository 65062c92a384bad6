import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Group,
  SegmentedControl,
  Table,
  Text,
  Title,
  Tooltip,
} from '@mantine/core'
import { IconArchive, IconArchiveOff, IconBriefcase, IconPencil, IconPlus } from '@tabler/icons-react'
import type { Position } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { PositionChip } from '#/ui/position_chip.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { PositionModal } from './position_modal.tsx'
import { archivePosition, positionListQuery, refreshCompany, restorePosition } from './queries.ts'

export function PositionsSection() {
  const { t } = useTranslation()
  const [archived, setArchived] = useState(false)
  const [opened, setOpened] = useState<Position | 'new' | null>(null)
  return (
    <Card component="section" aria-label={t('company.positions.title')} mb="lg">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          {t('company.positions.title')}
        </Title>
        <Group>
          <SegmentedControl
            size="xs"
            aria-label={t('company.positions.which')}
            value={String(archived)}
            onChange={(value) => setArchived(value === 'true')}
            data={[
              { value: 'false', label: t('company.positions.in_use') },
              { value: 'true', label: t('company.positions.archived') },
            ]}
          />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            {t('company.positions.add')}
          </Button>
        </Group>
      </Group>
      <Positions archived={archived} onEdit={setOpened} />
      {opened && (
        <PositionModal position={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  )
}

type ListProps = { archived: boolean; onEdit: (position: Position) => void }

function Positions({ archived, onEdit }: ListProps) {
  const { t } = useTranslation()
  const positions = useQuery(positionListQuery(archived))
  if (positions.isError) return <ErrorState error={positions.error} onRetry={positions.refetch} />
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
  return (
    <Table aria-label={t('company.positions.title')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('company.position.name')}</Table.Th>
          <Table.Th>{t('company.positions.settings')}</Table.Th>
          <Table.Th w={96} aria-label={t('form.actions')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {positions.data.map((position) => (
          <Table.Tr key={position.id}>
            <Table.Td>
              <PositionChip name={position.name} color={position.color} />
            </Table.Td>
            <Table.Td>
              <Settings position={position} />
            </Table.Td>
            <Table.Td>
              <Actions position={position} onEdit={onEdit} />
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
  ].filter((word) => word !== false)
  if (said.length === 0) return <Text c="dimmed">{t('company.positions.usual')}</Text>
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

function Actions({ position, onEdit }: { position: Position; onEdit: (position: Position) => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const { id, name, archived } = position

  const archive = async () => {
    const agreed = await confirm({
      title: t('company.positions.archive_title', { name }),
      text: t('company.positions.archive_text'),
      confirmLabel: t('company.positions.archive'),
      destructive: true,
    })
    if (agreed) await run(() => archivePosition(id), 'company.positions.archive_done')
  }
  const run = async (work: () => Promise<unknown>, done: string) => {
    await work()
    toast({ text: t(done, { name }), type: 'success' })
    await refreshCompany(cache)
  }

  if (archived)
    return (
      <Group justify="flex-end">
        <Tooltip label={t('company.positions.restore')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('company.positions.restore_one', { name })}
            onClick={() =>
              void run(() => restorePosition(id), 'company.positions.restore_done').catch(() => {})
            }
          >
            <IconArchiveOff size={18} />
          </ActionIcon>
        </Tooltip>
      </Group>
    )
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={t('core.edit')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('company.positions.edit_one', { name })}
          onClick={() => onEdit(position)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('company.positions.archive')}>
        <ActionIcon
          variant="subtle"
          color="red.8"
          aria-label={t('company.positions.archive_one', { name })}
          onClick={() => void archive().catch(() => {})}
        >
          <IconArchive size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
