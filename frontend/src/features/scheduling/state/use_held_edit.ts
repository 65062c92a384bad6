import { useEffect, useRef, type RefObject } from 'react'
import { session } from '#/lib/session/session.ts'
import { forgetHeldEdits, heldEdits, holdEdit, type HeldEdit } from './held_edit.ts'
import type { GridHandle } from './grid_handle.ts'
import type { QuickEntry, Rect, UiStore } from './ui_state.ts'
import { useLatest } from './use_latest.ts'

/** While an editor is open: what it holds is kept when the session ends. */
export function useHoldOnEnding(edits: () => readonly HeldEdit[]): void {
  const latest = useLatest(edits)
  useEffect(
    () => session.onEnding((userId) => latest()().forEach((edit) => holdEdit(userId, edit))),
    [latest]
  )
}

type Desk = { ui: UiStore; grid: RefObject<GridHandle | null> }

/** Frames to wait for the cell to be drawn, and for its columns to find their widths. */
const patience = 120

/** Brings back what was typed when the session ended, once the grid is drawn. Until then it stays kept. */
export function useHeldEdit(userId: string, isReady: boolean, { ui, grid }: Desk): void {
  const asked = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  useEffect(() => {
    if (!isReady || asked.current) return
    asked.current = true
    const edits = heldEdits(userId)
    const [first, ...others] = edits.flatMap((edit) => (edit.kind === 'quick' ? edit.quick : []))
    if (first) void openAgain({ ui, grid }, [first, ...others], { userId, isShown })
    const panel = edits.findLast((edit) => edit.kind === 'panel')
    if (!panel) return
    const { opened, form } = panel
    ui.setState({ panel: { kind: 'shift', entryId: opened.id, held: { opened, form } } })
    forgetHeldEdits(userId, 'panel')
  }, [userId, isReady, ui, grid])
}

type Screen = { userId: string; isShown: RefObject<boolean> }
type Held = Omit<QuickEntry, 'rect'>

/** The first in its cell; the others follow it as what was not saved does, one at a time. */
async function openAgain(
  desk: Desk,
  [held, ...others]: readonly [Held, ...Held[]],
  { userId, isShown }: Screen
): Promise<void> {
  const { ui, grid } = desk
  for (let frame = 0; frame < patience && !grid.current?.rectOf(held.at); frame += 1) {
    // The row may be out of sight.
    grid.current?.focus(held.at)
    await nextFrame()
    // Someone who has gone on to another screen gets the text on their return to this one.
    if (!isShown.current) return
  }
  const placed = (one: Held): QuickEntry => ({ ...one, rect: grid.current?.rectOf(one.at) ?? middle() })
  ui.setState(({ returned }) => ({
    focus: held.at,
    quick: placed(held),
    returned: [...returned, ...others.map(placed)],
  }))
  forgetHeldEdits(userId, 'quick')
  await followCell(desk, held)
}

/** The first columns drawn are not yet as wide as they will be: the card moves with its cell. */
async function followCell({ ui, grid }: Desk, { at }: Pick<QuickEntry, 'at'>): Promise<void> {
  for (let frame = 0; frame < patience; frame += 1) {
    await nextFrame()
    const { quick } = ui.getState()
    if (quick?.at !== at) return
    const rect = grid.current?.rectOf(at)
    if (rect && !isSame(rect, quick.rect)) ui.setState({ quick: { ...quick, rect } })
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)
const isSame = (one: Rect, other: Rect): boolean =>
  one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom

const middle = (): Rect => ({
  left: innerWidth / 2 - 160,
  right: innerWidth / 2 + 160,
  top: innerHeight / 3,
  bottom: innerHeight / 3,
})
