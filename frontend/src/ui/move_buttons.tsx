import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'

type Props = {
  /** Of the button that moves a place up (-1) or down (1), with the name of the row. */
  labelOf: (step: -1 | 1) => string
  /** Of the row, from 0, among `count`. */
  at: number
  count: number
  /** A place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void
}

/** Moves a row of a table that has an order of its own. */
export function MoveButtons({ labelOf, at, count, onMove }: Props) {
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
            aria-label={labelOf(step)}
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
