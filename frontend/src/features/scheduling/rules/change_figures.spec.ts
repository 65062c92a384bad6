import { expect, test } from 'vitest'
import { changed } from '../model/entry_draft.ts'
import { entry } from '../model/sample.ts'
import { coverageWith, minutesGained } from './change_figures.ts'
import { changeOf } from './change_of.ts'

const range = { from: '2026-11-16', until: '2026-11-23' }
const counted = { range, excluded: new Set(['training']) }
const own = entry({ id: 'own' })
const open = entry({ id: 'open', employeeId: null })
const entries = [own, open, entry({ id: 'third', employeeId: 'ewa' })]
const entryById = new Map(entries.map((one) => [one.id, one]))
const plan = { entryById, zoneOf: () => 'Europe/Warsaw' }
const update = (id: string, changes: Parameters<typeof changed>[1]) =>
  changeOf([{ kind: 'update', id, version: 1, changes }], plan)!

test('who gets a shift gains its minutes, who had it loses them, and no one else', () => {
  const change = update('own', { employeeId: 'piotr' })
  expect(minutesGained('piotr', change, entryById, counted)).toBe(480)
  expect(minutesGained('anna', change, entryById, counted)).toBe(-480)
  expect(minutesGained('ewa', change, entryById, counted)).toBe(0)
})

test('a shift moved within a person’s row changes nothing, out of the range it takes its minutes with it', () => {
  expect(minutesGained('anna', update('own', { day: '2026-11-18' }), entryById, counted)).toBe(0)
  expect(minutesGained('anna', update('own', { day: '2026-11-25' }), entryById, counted)).toBe(-480)
})

test('a position left out of working time adds no hours', () =>
  expect(
    minutesGained('anna', update('open', { employeeId: 'anna', positionId: 'training' }), entryById, counted)
  ).toBe(0))

test('coverage counts shifts of the place, position and time as they will be', () => {
  const assigned = update('open', { employeeId: 'piotr' })
  expect(coverageWith(assigned.add[0]!, assigned, entries)).toEqual({ filled: 3, total: 3 })
  const moved = update('open', { day: '2026-11-17', employeeId: 'piotr' })
  expect(coverageWith(moved.add[0]!, moved, entries)).toEqual({ filled: 1, total: 1 })
  const others = [
    entry({ id: 'x', positionId: 'oven' }),
    entry({ id: 'y', locationId: 'north' }),
    entry({ id: 'z', state: 'removed' }),
  ]
  const touching = changed(entry({ id: 't' }), { start: '16:00', end: '22:00' })
  expect(coverageWith(open, { remove: [], add: [] }, [...entries, ...others, touching])).toEqual({
    filled: 2,
    total: 3,
  })
})

test('what would change nothing is no change; a deleted shift is one', () => {
  expect(changeOf([], plan)).toBeNull()
  expect(changeOf([{ kind: 'delete', id: 'own', version: 1 }], plan)).toEqual({ remove: ['own'], add: [] })
})
