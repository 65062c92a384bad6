import type { CSSProperties } from 'react'
import { colourOf } from '#/ui/palette.ts'
import classes from './position_chip.module.css'

/** `color` is a slot of the palette; `ownColor` takes its place. */
type Props = { name: string; color: number | null; ownColor?: string | null; size?: 'sm' | 'md' }

/** A position by name, with its colour as a dot and a tint; the text stays near black. */
export function PositionChip({ name, color, ownColor, size = 'md' }: Props) {
  return (
    <span
      className={classes.chip}
      data-size={size}
      style={{ '--chip-color': colourOf({ color, ownColor }) } as CSSProperties}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.name}>{name}</span>
    </span>
  )
}
