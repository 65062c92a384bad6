// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { forgetHeldEdit, heldEdit, holdEdit, type HeldEdit } from './held_edit.ts'

const edit: HeldEdit = {
  kind: 'quick',
  quick: { at: { rowId: 'anna', day: '2026-11-16' }, text: '9-17', entry: null, failed: null },
}

test('what was typed is kept for its author alone, until it is back in its field', () => {
  holdEdit('anna', edit)
  expect(heldEdit('ben')).toBeNull()
  expect(heldEdit('anna')).toEqual(edit)
  expect(heldEdit('anna'), 'a page that is loaded again before it opens has it still').toEqual(edit)
  forgetHeldEdit('anna')
  expect(heldEdit('anna')).toBeNull()
})

test('what cannot be read is nothing', () => {
  sessionStorage.setItem('typed-shift:anna', '{')
  expect(heldEdit('anna')).toBeNull()
})
