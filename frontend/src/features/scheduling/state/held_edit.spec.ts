// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { entry } from '../model/sample.ts'
import { formOf } from '../model/shift_form.ts'
import { forgetHeldEdits, heldEdits, holdEdit, type HeldEdit } from './held_edit.ts'

const edit: HeldEdit = {
  kind: 'quick',
  quick: { at: { rowId: 'anna', day: '2026-11-16' }, text: '9-17', entry: null, failed: null },
}

const another: HeldEdit = {
  kind: 'quick',
  quick: { at: { rowId: 'ben', day: '2026-11-17' }, text: '12-20', entry: null, failed: 'Too long' },
}
const shift = entry({ id: 'a' })
const panel: HeldEdit = { kind: 'panel', opened: shift, form: formOf(shift) }

test('what was typed is kept for its author alone, until it is back in its field', () => {
  holdEdit('anna', edit)
  expect(heldEdits('ben')).toEqual([])
  expect(heldEdits('anna')).toEqual([edit])
  expect(heldEdits('anna'), 'a page that is loaded again before it opens has it still').toEqual([edit])
  forgetHeldEdits('anna', 'quick')
  expect(heldEdits('anna')).toEqual([])
})

test('all that was typed is kept, and forgotten only as it comes back', () => {
  for (const one of [panel, edit, another]) holdEdit('anna', one)
  expect(heldEdits('anna')).toEqual([panel, edit, another])
  forgetHeldEdits('anna', 'panel')
  expect(heldEdits('anna')).toEqual([edit, another])
  forgetHeldEdits('anna', 'quick')
  expect(sessionStorage.getItem('typed-shift:anna')).toBeNull()
})

test.each(['{', '{}', 'null'])('what cannot be read is nothing: %s', (text) => {
  sessionStorage.setItem('typed-shift:anna', text)
  expect(heldEdits('anna')).toEqual([])
})
