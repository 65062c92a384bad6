// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GridHandle } from './grid_handle.ts'
import { heldEdit, holdEdit } from './held_edit.ts'
import { createUiStore, type Rect } from './ui_state.ts'
import { useHeldEdit } from './use_held_edit.ts'

const at = { rowId: 'anna', day: '2026-11-16' }
const narrow: Rect = { left: 300, right: 340, top: 100, bottom: 140 }
const wide: Rect = { left: 480, right: 620, top: 120, bottom: 160 }

/** A grid that draws the cell when the test says so. */
function shown() {
  const ui = createUiStore()
  const drawn: { rect: Rect | null } = { rect: null }
  const handle: GridHandle = { focus: () => {}, rectOf: () => drawn.rect, rectOfEntry: () => null }
  const screen = renderHook(() => useHeldEdit('anna', true, { ui, grid: { current: handle } }))
  return { ui, drawn, ...screen }
}

const frame = () => new Promise(requestAnimationFrame)

beforeEach(() => {
  // As in a browser: a frame takes its time.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 10))
  holdEdit('anna', { kind: 'quick', quick: { at, text: '11-19', entry: null, failed: null } })
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('the text is kept until its cell is drawn, and the card moves with the cell', async () => {
  const { ui, drawn } = shown()
  await frame()
  expect(ui.getState().quick).toBeNull()
  expect(heldEdit('anna'), 'a reload now loses nothing').not.toBeNull()
  drawn.rect = narrow
  await waitFor(() => expect(ui.getState().quick).toMatchObject({ at, text: '11-19', rect: narrow }))
  expect(heldEdit('anna')).toBeNull()
  drawn.rect = wide
  await waitFor(() => expect(ui.getState().quick?.rect).toEqual(wide))
})

test('a screen that is left before is no end of the text', async () => {
  const { ui, drawn, unmount } = shown()
  await frame()
  unmount()
  drawn.rect = narrow
  await frame()
  await frame()
  expect(ui.getState().quick).toBeNull()
  expect(heldEdit('anna')).not.toBeNull()
})
