import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** What the pointer reads. */
  hint: string
  /** The same with the name of the row, for users who do not see it. */
  label: string
  icon: ReactNode
  color?: string
  disabled?: boolean
  onClick: () => void
}

/** Something that is done to a row of a table, as an icon at its end. */
export function RowAction({ hint, label, icon, color = 'gray', disabled, onClick }: Props) {
  return (
    <Tooltip label={hint}>
      <ActionIcon variant="subtle" color={color} disabled={disabled} aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}
