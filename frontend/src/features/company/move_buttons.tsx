import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Props = {
  name: string
  /** Of the row, from 0, among `count`. */
  at: number
  count: number
  /** A place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void
}

/** Moves a row of a table that has an order of its own. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const { t } = useTranslation()
  return (
    <Group gap={2} wrap="nowrap">
      {([-1, 1] as const).map((step) => {
        const up = step < 0
        const Icon = up ? IconChevronUp : IconChevronDown
        return (
          <ActionIcon
            key={step}
            variant="transparent"
            color="gray"
            bg="transparent"
            aria-label={t(up ? 'company.positions.move_up' : 'company.positions.move_down', { name })}
            disabled={up ? at <= 0 : at === count - 1}
            onClick={() => onMove(step)}
          >
            <Icon size={18} />
          </ActionIcon>
        )
      })}
    </Group>
  )
}
