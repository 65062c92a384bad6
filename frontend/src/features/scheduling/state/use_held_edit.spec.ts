// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#/lib/session/session.ts'
import { inSeconds, tokenOf } from '../../../../testing/token.ts'
import { entry } from '../model/sample.ts'
import { formOf } from '../model/shift_form.ts'
import type { GridHandle } from './grid_handle.ts'
import { heldEdits, holdEdit } from './held_edit.ts'
import { createUiStore, type Rect } from './ui_state.ts'
import { useHeldEdit, useHoldOnEnding } from './use_held_edit.ts'

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
  expect(heldEdits('anna'), 'a reload now loses nothing').toHaveLength(1)
  drawn.rect = narrow
  await waitFor(() => expect(ui.getState().quick).toMatchObject({ at, text: '11-19', rect: narrow }))
  expect(heldEdits('anna')).toEqual([])
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
  expect(heldEdits('anna')).toHaveLength(1)
})

test('the field, what waits behind it and the side panel all come back', async () => {
  const other = { rowId: 'ben', day: '2026-11-17' }
  const opened = entry({ id: 'a' })
  holdEdit('anna', { kind: 'quick', quick: { at: other, text: '12-20', entry: null, failed: 'Too long' } })
  holdEdit('anna', { kind: 'panel', opened, form: { ...formOf(opened), comment: 'Bring the keys' } })
  const { ui, drawn } = shown()
  expect(ui.getState().panel).toMatchObject({ entryId: 'a', held: { form: { comment: 'Bring the keys' } } })
  drawn.rect = narrow
  await waitFor(() => expect(ui.getState().quick).toMatchObject({ text: '11-19' }))
  expect(ui.getState().returned).toMatchObject([
    { at: other, text: '12-20', failed: 'Too long', rect: narrow },
  ])
  expect(heldEdits('anna')).toEqual([])
})

test('each open editor keeps what it holds as the session ends, that of a seat as well', async () => {
  sessionStorage.clear()
  const opened = entry({ id: 'a' })
  const field = { at, text: '9-17', entry: null, failed: null }
  renderHook(() => useHoldOnEnding(() => [{ kind: 'panel', opened, form: formOf(opened) }]))
  renderHook(() => useHoldOnEnding(() => [1, 2].map(() => ({ kind: 'quick', quick: field }))))
  session.beginImpersonation(tokenOf({ userId: 'jan', exp: inSeconds(60) }))
  await session.refresh()
  expect(heldEdits('jan').map(({ kind }) => kind)).toEqual(['panel', 'quick', 'quick'])
})
