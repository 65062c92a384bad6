import { expect, test } from 'vitest'
import { entry } from '../model/sample.ts'
import { concernedBy, minutesOf, openIn } from './concerned.ts'

const sick = { employeeId: 'anna', from: '2026-11-16', until: '2026-11-18' }
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id)

test('the shifts of the person that begin in the days, in their order', () => {
  const entries = [
    entry({ id: 'second', day: '2026-11-17' }),
    entry({ id: 'first', day: '2026-11-16' }),
    entry({ id: 'after', day: '2026-11-18' }),
    entry({ id: 'before', day: '2026-11-15' }),
    entry({ id: 'other', employeeId: 'piotr' }),
    entry({ id: 'removed', state: 'removed' }),
    entry({ id: 'leave', type: 1 }),
  ]
  expect(ids(concernedBy(sick, entries))).toEqual(['first', 'second'])
  expect(minutesOf(concernedBy(sick, entries))).toBe(960)
})

test('open shifts of the days', () => {
  const entries = [
    entry({ id: 'open', employeeId: null }),
    entry({ id: 'later', employeeId: null, day: '2026-11-20' }),
    entry({ id: 'hers' }),
  ]
  expect(ids(openIn(sick, entries))).toEqual(['open'])
})
