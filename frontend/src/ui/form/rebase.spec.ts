import { expect, test } from 'vitest'
import { rebase } from './rebase.ts'

const before = { name: 'Ewa', phone: '1', tags: ['a'] }

test('keeps what was typed and takes over what another user saved', () => {
  const typed = { ...before, name: 'Ewelina' }
  const saved = { ...before, phone: '2', tags: ['a', 'b'] }
  expect(rebase(before, typed, saved)).toEqual({
    values: { name: 'Ewelina', phone: '2', tags: ['a', 'b'] },
    conflicts: [],
    taken: ['phone', 'tags'],
  })
})

test('names a field that both changed, and keeps the typed value in it', () => {
  const typed = { ...before, name: 'Ewelina', phone: '3' }
  const saved = { ...before, name: 'Eva', phone: '3' }
  expect(rebase(before, typed, saved)).toEqual({ values: typed, conflicts: ['name'], taken: [] })
})
