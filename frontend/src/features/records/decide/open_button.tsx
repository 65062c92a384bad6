import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Props = { record: TimeRecord; isOpen: boolean; onToggle: () => void }

/** Shows below its row what is known about a record. */
export function OpenButton({ record: { employee, day }, isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = t('records.named', { name: format.personName(employee), day: format.day(day, 'weekday') })
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={t('records.details.expand', { name })}
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
