import { IconPlus } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from 'zustand'
import type { Labels } from '../words/labels.ts'
import classes from './drop.module.css'
import type { DropVerdict } from './drop_verdict.ts'

export type Pill = DropVerdict & { x: number; y: number; copy: boolean }
/** Outside React's state, so that a pointer that moves does not render the grid. */
export const createPillStore = () => createStore<{ pill: Pill | null }>(() => ({ pill: null }))
export type PillStore = ReturnType<typeof createPillStore>

/** The widest and highest it becomes, with its distance from the pointer. */
const room = { width: 430, height: 120 }

const placeOf = (x: number, y: number) => ({
  ...(x > innerWidth - room.width ? { right: innerWidth - x + 14 } : { left: x + 14 }),
  ...(y > innerHeight - room.height ? { bottom: innerHeight - y + 12 } : { top: y + 16 }),
})

/** Beside the pointer while dragging: for whom, and what it would mean. */
export function DragPill({ store, labels }: { store: PillStore; labels: Labels }) {
  const pill = useStore(store, (state) => state.pill)
  if (!pill) return null
  const { x, y, copy, verdict, strong, figures, sentence, more } = pill
  return createPortal(
    <div className={classes.pill} data-drag-pill data-verdict={verdict} style={placeOf(x, y)}>
      <div className={classes.line}>
        {copy && <IconPlus size={14} aria-hidden />}
        {verdict === 'ok' && <span className={classes.ok}>{labels.t('scheduling.drag.ok')}</span>}
        {strong && <span className={classes.strong}>{strong}</span>}
        <span>{figures}</span>
      </div>
      {sentence && (
        <div>
          {sentence}
          {more > 0 && ` ${labels.t('scheduling.drag.more', { count: more })}`}
        </div>
      )}
    </div>,
    document.body
  )
}
