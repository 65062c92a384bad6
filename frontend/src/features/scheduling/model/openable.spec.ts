import { expect, test } from 'vitest'
import { openable } from './openable.ts'
import { entry } from './sample.ts'

const now = Date.parse('2026-11-16T05:00:00Z')
const free = (id: string, more: object = {}) => entry({ id, employeeId: null, ...more })
const nothing = { collecting: new Map<string, unknown>() }
const ids = (entries: ReturnType<typeof entry>[], known: Parameters<typeof openable>[1] = nothing) =>
  openable(entries, known, now).map(({ id }) => id)

test('unassigned shifts ahead can be opened to claims', () => {
  const begun = free('begun', { startsAt: '2026-11-16T04:59:00Z' })
  const others = [
    entry({ id: 'taken' }),
    free('locked', { locked: true }),
    free('gone', { state: 'removed' }),
  ]
  expect(ids([free('a'), begun, ...others, free('leave', { type: 1 })])).toEqual(['a'])
})

test('one that collects claims already, or that a proposal would fill, cannot', () => {
  expect(ids([free('a'), free('b')], { collecting: new Map([['a', {}]]) })).toEqual(['b'])
  expect(ids([free('a'), free('b')], { ...nothing, proposal: new Map([['b', {}]]) })).toEqual(['a'])
})
