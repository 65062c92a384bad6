import { useEffect, useRef, type RefObject } from 'react'
import { session } from '#/lib/session/session.ts'
import { forgetHeldEdit, heldEdit, holdEdit, type HeldEdit } from './held_edit.ts'
import type { GridHandle } from './grid_handle.ts'
import type { QuickEntry, Rect, UiStore } from './ui_state.ts'
import { useLatest } from './use_latest.ts'

/** While an editor stands open: what it holds is kept when the session ends. */
export function useHoldOnEnding(edit: () => HeldEdit): void {
  const latest = useLatest(edit)
  useEffect(() => session.onEnding((userId) => holdEdit(userId, latest()())), [latest])
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
    const edit = heldEdit(userId)
    if (edit?.kind === 'quick') void openAgain({ ui, grid }, edit.quick, { userId, isShown })
    if (edit?.kind !== 'panel') return
    const { opened, form } = edit
    ui.setState({ panel: { kind: 'shift', entryId: opened.id, held: { opened, form } } })
    forgetHeldEdit(userId)
  }, [userId, isReady, ui, grid])
}

type Screen = { userId: string; isShown: RefObject<boolean> }

async function openAgain(
  desk: Desk,
  held: Omit<QuickEntry, 'rect'>,
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
  ui.setState({ focus: held.at, quick: { ...held, rect: grid.current?.rectOf(held.at) ?? middle() } })
  forgetHeldEdit(userId)
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
