import { Group, Table, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { RequestKind } from '@shiftloom/backend/contracts/requests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { MoveButtons } from '#/ui/move_buttons.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { RuleBadges } from '#/domain/request_rules/rule_badges.tsx'
import { limitSentence, moved } from '#/domain/request_rules/rule_values.ts'
import { RowAction } from '#/ui/row_action.tsx'
import { toast } from '#/ui/toast.ts'
import { deleteKind, orderKinds, readKindsAgain } from './kind_queries.ts'

type Props = {
  regionId: string
  kind: RequestKind
  /** All kinds of the region, in their order. */
  ids: string[]
  onEdit: (kind: RequestKind) => void
}

export function KindRow(props: Props) {
  const { t, i18n } = useTranslation()
  const { kind } = props
  const name = kind.names[i18n.language as Locale]
  const mayEdit = useCan('request_kinds.edit')
  return (
    <Table.Tr>
      {mayEdit && (
        <Table.Td>
          <Order {...props} name={name} />
        </Table.Td>
      )}
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <PositionChip name={kind.shortcut} color={kind.color} />
          <Text>{name}</Text>
        </Group>
      </Table.Td>
      <Table.Td>{t(`request_rules.kind.${kind.kind}`)}</Table.Td>
      <Table.Td className="tabular">{limitSentence(t, kind)}</Table.Td>
      <Table.Td>
        <RuleBadges rules={kind} />
      </Table.Td>
      <Table.Td>
        <Actions {...props} name={name} />
      </Table.Td>
    </Table.Tr>
  )
}

/** What the server refuses is shown already; the list is read again either way. */
function useChange() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => readKindsAgain(cache),
  })
}

function Order({ regionId, kind, ids, name }: Props & { name: string }) {
  const { t } = useTranslation()
  const change = useChange()
  return (
    <MoveButtons
      labelOf={(step) => t(step < 0 ? 'regions.act.up_one' : 'regions.act.down_one', { name })}
      at={ids.indexOf(kind.id)}
      count={ids.length}
      onMove={(step) => change.mutate(() => orderKinds(regionId, moved(ids, kind.id, step)))}
    />
  )
}

function Actions({ regionId, kind, onEdit, name }: Props & { name: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayEdit = useCan('request_kinds.edit')
  const mayDelete = useCan('request_kinds.delete')
  const change = useChange()
  const remove = async () => {
    const agreed = await confirm({
      title: t('regions.kinds.delete_title', { name }),
      text: t('regions.kinds.delete_text'),
      confirmLabel: t('regions.act.delete'),
      destructive: true,
    })
    if (!agreed) return
    change.mutate(() => deleteKind(regionId, kind.id), {
      onSuccess: () => toast({ type: 'success', text: t('regions.kinds.deleted', { name }) }),
    })
  }
  const act = (word: 'edit' | 'delete', icon: ReactNode, onClick: () => void, color?: string) => (
    <RowAction
      hint={t(`regions.act.${word}`)}
      label={t(`regions.act.${word}_one`, { name })}
      {...{ icon, onClick, color }}
    />
  )
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {mayEdit && act('edit', <IconPencil size={18} />, () => onEdit(kind))}
      {mayDelete && act('delete', <IconTrash size={18} />, () => void remove(), 'red.8')}
    </Group>
  )
}
