import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarPlus, IconDots, IconRepeat } from '@tabler/icons-react'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'

/** The same days once more, or those after them. */
export type Again = 'same' | 'next'

type Props = { batch: ExportBatch; onAgain: (batch: ExportBatch, days: Again) => void }

/** The same export once more, changed as needed, or for the days after it. */
export function AgainMenu({ batch, onAgain }: Props) {
  const { t } = useTranslation()
  const items = [
    ['same', IconRepeat],
    ['next', IconCalendarPlus],
  ] as const
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('exports.again.menu', {
            name: batch.fileName ?? t(`exports.layouts.${batch.layout}`),
          })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(([days, Icon]) => (
          <Menu.Item
            key={days}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onAgain(batch, days)}
          >
            {t(`exports.again.${days}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
