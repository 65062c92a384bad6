import type { AutoScheduleRun, ProposalChange } from '@shiftloom/backend/contracts/auto_schedule'
import { expect, test } from 'vitest'
import { proposedMoves, withPoint } from './use_open_run.ts'

const change = (given: Partial<ProposalChange>): ProposalChange => ({
  entryId: 'a',
  day: '2026-11-16',
  fromEmployeeId: null,
  toEmployeeId: 'anna',
  reasons: [],
  acceptedAt: null,
  ...given,
})
const run = (state: AutoScheduleRun['state']) => ({ state })

test('the overlay shows only what still waits for a decision', () => {
  const changes = [
    change({}),
    change({ entryId: 'b', acceptedAt: '2026-11-20T10:00:00Z' }),
    change({ entryId: 'c', leftOut: true }),
  ]
  expect([...proposedMoves(run('proposed'), changes)!]).toEqual([['a', { from: null, to: 'anna' }]])
  expect(proposedMoves(run('accepted'), changes)).toBeUndefined()
  expect(proposedMoves(run('proposed'), undefined)).toBeUndefined()
  expect(proposedMoves(undefined, changes)).toBeUndefined()
})

test('live message and polling may tell the same point', () => {
  const first = withPoint([], { elapsedMs: 100, unfilledMinutes: 900 })
  expect(withPoint(first, { elapsedMs: 100, unfilledMinutes: 900 })).toBe(first)
  expect(withPoint(first, { elapsedMs: 90, unfilledMinutes: 1200 })).toBe(first)
  expect(withPoint(first, { elapsedMs: 200, unfilledMinutes: 300 })).toHaveLength(2)
})
