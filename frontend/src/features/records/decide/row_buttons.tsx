import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { recordStatuses, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Act = (record: TimeRecord) => void
type Props = {
  record: TimeRecord
  onAccept: Act
  onReject: Act
  onEdit: Act | null
  /** Where there is room for words. */
  hasWords?: boolean
}

/** What can be decided about one record; what it is already, and what goes on, cannot. */
export function RowButtons({ record, onAccept, onReject, onEdit, hasWords = false }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = t('records.named', {
    name: format.personName(record.employee),
    day: format.day(record.day, 'weekday'),
  })
  const button = (action: 'accept' | 'reject' | 'edit', color: string, icon: ReactNode, act: Act) => {
    const word = t(`records.${action}`)
    const acts = { 'aria-label': `${word}: ${name}`, onClick: () => act(record) }
    return hasWords ? (
      <Button variant="default" leftSection={icon} {...acts}>
        {word}
      </Button>
    ) : (
      <Tooltip label={word}>
        <ActionIcon variant="subtle" color={color} size="md" {...acts}>
          {icon}
        </ActionIcon>
      </Tooltip>
    )
  }
  const { status, isOpen, countedStartsAt } = record
  return (
    <Group gap={hasWords ? 'sm' : 2} wrap="nowrap" justify="flex-end">
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
