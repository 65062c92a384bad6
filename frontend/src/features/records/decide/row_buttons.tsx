import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { recordStatuses, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Act = (record: TimeRecord) => void
type Props = { record: TimeRecord; onAccept: Act; onReject: Act; onEdit: Act | null }

/** What can be decided about one record; what it is already, and what goes on, cannot. */
export function RowButtons({ record, onAccept, onReject, onEdit }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = t('records.named', {
    name: format.personName(record.employee),
    day: format.day(record.day, 'weekday'),
  })
  const button = (action: 'accept' | 'reject' | 'edit', color: string, icon: ReactNode, act: Act) => (
    <Tooltip label={t(`records.${action}`)}>
      <ActionIcon
        variant="subtle"
        color={color}
        size="md"
        aria-label={`${t(`records.${action}`)}: ${name}`}
        onClick={() => act(record)}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
  const { status, isOpen, countedStartsAt } = record
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {!isOpen &&
        countedStartsAt !== null &&
        status !== recordStatuses.approved &&
        button('accept', 'green', <IconCheck size={18} aria-hidden />, onAccept)}
      {!isOpen &&
        status !== recordStatuses.rejected &&
        button('reject', 'red', <IconX size={18} aria-hidden />, onReject)}
      {onEdit && button('edit', 'gray', <IconPencil size={18} aria-hidden />, onEdit)}
    </Group>
  )
}
