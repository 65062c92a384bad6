import type { CellRef } from '../model/selection.ts'
import type { Verdict } from './drop_verdict.ts'
import { hitOf } from './hit.ts'

export type DragPreview = { x: number; y: number; copy: boolean; over: CellRef | null }
type Drag = {
  frame: HTMLElement
  start: PointerEvent
  /** Says how a drop there would be, and shows it beside the pointer; null where nothing is dropped. */
  preview: (preview: DragPreview) => Verdict | null
  drop?: (at: CellRef, copy: boolean) => void
  /** Escape was pressed. */
  cancelled?: () => void
  /** How the pointer looks meanwhile. */
  look?: 'lasso'
  /** However it ended, also when it never became a drag. */
  ended: () => void
}
/** Has the cell under the pointer looked at again: what is known of it has changed. */
export type DragHandle = { lookAgain: () => void }

const threshold = 4
const edge = 36

/** Moves shifts with pointer events: Ctrl or Alt copies, Escape cancels, edges scroll. Ends by itself. */
export function beginDrag({ frame, start, preview, drop, cancelled, look: kind, ended }: Drag): DragHandle {
  let last = start
  let copy = start.ctrlKey || start.metaKey || start.altKey
  let active = false
  let marked: HTMLElement | null = null
  let over: CellRef | null = null
  let scrolling = 0
  const viewport = frame.querySelector<HTMLElement>('.ag-grid-viewport')

  const unmark = () => {
    if (marked) delete marked.dataset.drop
    marked = null
  }
  const look = () => {
    const hit = hitOf(document.elementFromPoint(last.clientX, last.clientY))
    over = hit?.kind === 'cell' ? hit.at : null
    const verdict = preview({ x: last.clientX, y: last.clientY, copy, over })
    if (hit?.kind !== 'cell') return unmark()
    if (marked !== hit.element) unmark()
    marked = hit.element
    if (verdict) marked.dataset.drop = verdict
  }
  const scroll = () => {
    const box = frame.getBoundingClientRect()
    const down = pull(last.clientY, box.top + 60, box.bottom - 56)
    const right = pull(last.clientX, box.left + 240, box.right - 96)
    if (down || right) {
      viewport?.scrollBy(right, down)
      look()
    }
    scrolling = requestAnimationFrame(scroll)
  }
  const move = (event: PointerEvent) => {
    last = event
    copy = event.ctrlKey || event.metaKey || event.altKey
    if (!active) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < threshold) return
      active = true
      frame.dataset.dragging = kind ?? ''
      scrolling = requestAnimationFrame(scroll)
    }
    look()
  }
  const key = (event: KeyboardEvent) => {
    if (!active) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      cancelled?.()
      return end()
    }
    copy = event.ctrlKey || event.metaKey || event.altKey
    look()
  }
  const up = () => {
    const [target, wasActive, asCopy] = [over, active, copy]
    end()
    if (wasActive && target) drop?.(target, asCopy)
  }
  const end = () => {
    cancelAnimationFrame(scrolling)
    unmark()
    delete frame.dataset.dragging
    listening.abort()
    ended()
    if (active) swallowNextClick()
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', key, { signal, capture: true })
  addEventListener('keyup', key, { signal, capture: true })
  return { lookAgain: () => void (active && look()) }
}

/** The click that follows a drag is not a click. It may not come at all, so the wait is short. */
function swallowNextClick(): void {
  const waiting = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: waiting.signal,
  })
  setTimeout(() => waiting.abort(), 50)
}

/** Pixels per frame to scroll when the pointer is within reach of an edge. */
const pull = (at: number, low: number, high: number): number =>
  at < low + edge
    ? -Math.min(16, (low + edge - at) / 3)
    : at > high - edge
      ? Math.min(16, (at - high + edge) / 3)
      : 0
