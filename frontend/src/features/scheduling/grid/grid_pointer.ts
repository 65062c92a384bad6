import type { MouseEvent, PointerEvent } from 'react'
import { isShift } from '../model/entry_kind.ts'
import {
  extendTo,
  selectCell,
  selectColumn,
  selectEntry,
  selectRow,
  toggleCell,
  toggleEntry,
} from '../model/selection.ts'
import type { Scheduler } from '../state/scheduler_context.ts'
import { rectOf } from '../state/ui_state.ts'
import { beginDrag, type DragPreview } from './drag_session.ts'
import { dropVerdict } from './drop_verdict.ts'
import { hitOf, type Hit } from './hit.ts'

export type ShowPill = (pill: (DragPreview & ReturnType<typeof dropVerdict>) | null) => void
type Tools = { now: () => Scheduler; frame: () => HTMLElement; showPill: ShowPill }

/** Mouse and touch on the grid: select, open, drag, right-click. All handlers sit on the frame, none on a cell. */
export const pointerHandlers = ({ now, frame, showPill }: Tools) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button !== 0) return
    const hit = hitOf(event.target)
    now().ui.set({ hover: null })
    if (hit?.kind === 'cell' && hit.entryId) startDrag(now(), frame(), event, hit.entryId, showPill)
  },
  onClick: (event: MouseEvent) => {
    const hit = hitOf(event.target)
    if (hit) click(now(), hit, event)
  },
  onDoubleClick: (event: MouseEvent) => {
    const hit = hitOf(event.target)
    if (hit?.kind === 'cell' && hit.entryId) open(now(), hit.entryId)
  },
  onContextMenu: (event: MouseEvent) => {
    const hit = hitOf(event.target)
    if (hit?.kind !== 'cell') return
    event.preventDefault()
    takeForMenu(now(), hit)
    const { clientX: left, clientY: top } = event
    now().ui.set({ menu: { rect: { left, right: left, top, bottom: top } }, hover: null })
  },
})

function click({ ui, model, actions, rights }: Scheduler, hit: NonNullable<Hit>, event: MouseEvent): void {
  const { selection } = ui.get()
  const toggles = event.ctrlKey || event.metaKey
  if (hit.kind === 'act') {
    if (hit.act === 'unfold')
      return ui.set(({ showsAllUnassigned }) => ({ showsAllUnassigned: !showsAllUnassigned }))
    return ui.set(({ collapsedGroups }) => ({ collapsedGroups: toggled(collapsedGroups, hit.groupId!) }))
  }
  if (hit.kind === 'column') return ui.set({ selection: selectColumn(hit.day, model.order) })
  if (hit.kind === 'row') return ui.set({ selection: selectRow(hit.rowId, model.order) })

  const entry = hit.entryId ? model.entryById.get(hit.entryId) : undefined
  const shift = entry && isShift(entry) ? entry : null
  ui.set({ focus: hit.at, focusEntryId: shift?.id ?? null })
  if (event.shiftKey) return ui.set({ selection: extendTo(selection, hit.at, model.order) })
  if (shift)
    return ui.set({
      selection: toggles ? toggleEntry(selection, hit.at, shift.id) : selectEntry(hit.at, shift.id),
    })
  if (toggles) return ui.set({ selection: toggleCell(selection, hit.at) })
  ui.set({ selection: selectCell(hit.at) })
  const cell = model.cells.get(hit.at.rowId)?.[hit.at.day]
  if (rights.edit && cell && cell.items.every(({ kind }) => kind === 'stub')) actions.openQuick(hit.at)
}

function open({ model, actions }: Scheduler, entryId: string): void {
  const entry = model.entryById.get(entryId)
  if (entry && isShift(entry)) actions.openEntry(entryId)
}

/** A right click outside the selection moves it; inside, the menu is about all that is selected. */
function takeForMenu({ ui, model }: Scheduler, hit: Extract<Hit, { kind: 'cell' }>): void {
  const { selection } = ui.get()
  const key = `${hit.at.rowId}|${hit.at.day}`
  const inside = selection.cells.has(key) || (hit.entryId !== null && selection.entries.has(hit.entryId))
  const entry = hit.entryId ? model.entryById.get(hit.entryId) : undefined
  const shiftId = entry && isShift(entry) ? entry.id : null
  ui.set({
    focus: hit.at,
    focusEntryId: shiftId,
    ...(inside ? {} : { selection: shiftId ? selectEntry(hit.at, shiftId) : selectCell(hit.at) }),
  })
}

function startDrag(
  scheduler: Scheduler,
  frame: HTMLElement,
  event: PointerEvent,
  entryId: string,
  showPill: ShowPill
): void {
  const { model, rights, actions, ui } = scheduler
  const grabbed = model.entryById.get(entryId)
  if (!rights.edit || !grabbed || !isShift(grabbed) || grabbed.state === 'removed') return
  const { selection } = ui.get()
  const together = selection.entries.has(entryId) ? actions.shifts() : [grabbed]
  // A night shift may be grabbed by its morning part: the drop then counts from there.
  const grabbedAt = hitOf(event.target)
  const offset = grabbedAt?.kind === 'cell' && grabbedAt.at.day !== grabbed.day ? 1 : 0

  beginDrag({
    frame,
    start: event.nativeEvent,
    preview: (preview) => {
      if (!preview?.over) {
        showPill(
          preview && {
            ...preview,
            verdict: 'bad',
            strong: '',
            text: scheduler.labels.t('scheduling.drag.nowhere'),
          }
        )
        return 'bad'
      }
      const verdict = dropVerdict(grabbed, back(preview.over, offset, model.days), model, scheduler.labels)
      showPill({ ...preview, ...verdict })
      return verdict.verdict
    },
    drop: (at, copy) => {
      const to = back(at, offset, model.days)
      void actions.move({
        entries: together,
        grabbed,
        to: { employeeId: to.rowId === 'unassigned' ? null : to.rowId, day: to.day },
        copy,
      })
      ui.set({ selection: selectEntry(to, grabbed.id), focus: to })
    },
  })
}

function back<Ref extends { day: string }>(at: Ref, days: number, shown: readonly string[]): Ref {
  return days === 0 ? at : { ...at, day: shown[Math.max(0, shown.indexOf(at.day) - days)]! }
}

function toggled(set: ReadonlySet<string>, item: string): Set<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

/** Where an entry is drawn now, for popovers. */
export const entryRect = (frame: HTMLElement, entryId: string) => {
  const card = frame.querySelector(`[data-entry="${CSS.escape(entryId)}"]:not([data-stub])`)
  return card && rectOf(card)
}
