import type { LabourModelRun } from '@shiftloom/backend/contracts/labour_model'
import { expect, test } from 'vitest'
import { isAbout, pendingOf, runAt, sentencesOf } from './made_run.ts'

const run = (id: string, locationIds: string[]): LabourModelRun => ({
  ...{ id, state: 'proposed', requestedAt: '2026-11-02T08:00:00Z', requestedByUserId: 'me', progress: null },
  scope: {
    ...{ from: '2026-11-09', until: '2026-11-16', locationIds, positionIds: [] },
    keep: { published: true, manual: true },
  },
  failureCode: null,
})

test('the run that has one of the locations is found, and none of other places', () => {
  const runs = [run('north', ['n']), run('south', ['s', 'w'])]
  expect(runAt(runs, { locationIds: ['w'] })?.id).toBe('south')
  expect(runAt(runs, { locationIds: ['e'] })).toBeUndefined()
})

test('a scope without locations is all of them', () => {
  expect(runAt([run('north', ['n'])], { locationIds: [] })?.id).toBe('north')
})

test('a run that ends where the days begin is not about them', () => {
  const { scope } = run('north', ['n'])
  expect(isAbout(scope, { from: '2026-11-15', until: '2026-11-22' })).toBe(true)
  expect(isAbout(scope, { from: '2026-11-16', until: '2026-11-23' })).toBe(false)
  expect(isAbout(scope, { from: '2026-11-02', until: '2026-11-09' })).toBe(false)
})

test('what stays and what was accepted waits for no one', () => {
  const change = (kind: string, accepted = false) => ({ kind, accepted })
  const rows = [
    { changes: [change('added'), change('kept')] },
    { changes: [change('obsolete'), change('added', true)] },
  ]
  expect(pendingOf({ rows })).toBe(2)
})

const nothing = { added: 0, removed: 0, leftAlone: 0, leftOut: [] }

test('what was taken out or left alone is said, and that nothing is needed only where nothing happened', () => {
  expect(sentencesOf({ ...nothing, added: 3, removed: 1 })).toEqual([
    ['made', 3],
    ['removed', 1],
  ])
  expect(sentencesOf({ ...nothing, leftAlone: 2 })).toEqual([['left_alone', 2]])
  const leftOut = [2, 3].map((shifts) => ({
    ...{ positionId: 'p', name: 'Cook', shifts },
    reason: 'hidden' as const,
  }))
  expect(sentencesOf({ ...nothing, leftOut })).toEqual([['left_out', 5]])
  expect(sentencesOf(nothing)).toEqual([['enough', 0]])
})
