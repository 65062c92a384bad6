import { Group, Table, Text } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import type { RequestType } from '@shiftloom/backend/contracts/requests'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { RuleBadges } from '#/domain/request_rules/rule_badges.tsx'
import { limitSentence, moved } from '#/domain/request_rules/rule_values.ts'
import { RowAction } from '#/ui/row_action.tsx'
import { toast } from '#/ui/toast.ts'
import { MoveButtons } from '../move_buttons.tsx'
import { archiveRequestType, orderRequestTypes, restoreRequestType } from './request_type_queries.ts'

type Props = {
  type: RequestType
  /** All that are shown, in their order. */
  ids: string[]
  onEdit: (type: RequestType) => void
}

export function RequestTypeRow({ type, ids, onEdit }: Props) {
  const { t } = useTranslation()
  return (
    <Table.Tr>
      {!type.archived && (
        <Table.Td>
          <Order type={type} ids={ids} />
        </Table.Td>
      )}
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <PositionChip name={type.shortcut} color={type.color} />
          <Text>{type.name}</Text>
        </Group>
      </Table.Td>
      <Table.Td>{t(`request_rules.kind.${type.kind}`)}</Table.Td>
      <Table.Td className="tabular">{limitSentence(t, type)}</Table.Td>
      <Table.Td>
        <RuleBadges rules={type} />
      </Table.Td>
      <Table.Td>
        <Actions type={type} onEdit={onEdit} />
      </Table.Td>
    </Table.Tr>
  )
}

/** Does what changes the types, and reads them again whatever came of it. */
function useRun({ name }: RequestType) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  return async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work()
      if (done) toast({ text: t(done, { name }), type: 'success' })
    } catch {
      // What the server refuses is shown already.
    }
    await cache.invalidateQueries({ queryKey: ['requests', 'types'] })
  }
}

function Order({ type, ids }: Omit<Props, 'onEdit'>) {
  const run = useRun(type)
  return (
    <MoveButtons
      name={type.name}
      at={ids.indexOf(type.id)}
      count={ids.length}
      onMove={(step) => void run(() => orderRequestTypes(moved(ids, type.id, step)))}
    />
  )
}

function Actions({ type, onEdit }: Omit<Props, 'ids'>) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const run = useRun(type)
  const { id, name, archived } = type
  const archive = async () => {
    const agreed = await confirm({
      title: t('company.positions.archive_title', { name }),
      text: t('company.request_types.archive_text'),
      confirmLabel: t('company.positions.archive'),
      destructive: true,
    })
    if (agreed) await run(() => archiveRequestType(id), 'company.positions.archive_done')
  }
  if (archived)
    return (
      <Group justify="flex-end">
        <Act
          word="restore"
          name={name}
          icon={<IconArchiveOff size={18} />}
          onClick={() => void run(() => restoreRequestType(id), 'company.positions.restore_done')}
        />
      </Group>
    )
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Act word="edit" name={name} icon={<IconPencil size={18} />} onClick={() => onEdit(type)} />
      <Act
        word="archive"
        name={name}
        color="red.8"
        icon={<IconArchive size={18} />}
        onClick={() => void archive()}
      />
    </Group>
  )
}

type ActProps = {
  word: 'edit' | 'archive' | 'restore'
  name: string
  icon: ReactNode
  color?: string
  onClick: () => void
}

function Act({ word, name, ...rest }: ActProps) {
  const { t } = useTranslation()
  return (
    <RowAction hint={t(`company.act.${word}`)} label={t(`company.act.${word}_one`, { name })} {...rest} />
  )
}
