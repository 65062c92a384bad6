import { IconPlus } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import type { Labels } from '../state/labels.ts'
import { useStore, type Store } from '../state/store.ts'
import classes from './drop.module.css'
import type { DropVerdict } from './drop_verdict.ts'

export type Pill = DropVerdict & { x: number; y: number; copy: boolean }
/** Outside React's state, so that a pointer that moves does not render the grid. */
export type PillStore = Store<{ pill: Pill | null }>

const room = 430

/** Beside the pointer while dragging: for whom, and what it would mean. */
export function DragPill({ store, labels }: { store: PillStore; labels: Labels }) {
  const pill = useStore(store, (state) => state.pill)
  if (!pill) return null
  const { x, y, copy, verdict, strong, figures, sentence, more } = pill
  return createPortal(
    <div
      className={classes.pill}
      data-drag-pill
      data-verdict={verdict}
      style={{
        left: Math.min(x + 14, innerWidth - room),
        ...(y > innerHeight - 120 ? { bottom: innerHeight - y + 12 } : { top: y + 16 }),
      }}
    >
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
