import { IconPlus } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import classes from './grid.module.css'
import type { ShowPill } from './grid_pointer.ts'

/** Beside the pointer while dragging: for whom, and what it would mean. */
export function DragPill({ x, y, copy, verdict, strong, text }: NonNullable<Parameters<ShowPill>[0]>) {
  return createPortal(
    <div
      className={classes.pill}
      data-verdict={verdict}
      style={{ left: Math.min(x + 14, innerWidth - 390), top: y + 16 }}
    >
      {copy && <IconPlus size={14} aria-hidden />}
      {strong && <span className={classes.pillStrong}>{strong}</span>}
      <span>{text}</span>
    </div>,
    document.body
  )
}
