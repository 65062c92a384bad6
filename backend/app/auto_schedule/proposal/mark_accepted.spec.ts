import { test } from '@japa/runner'
import { decidedBy, isSettled, markAccepted, markFollowed } from '#app/auto_schedule/proposal/mark_accepted'
import type { StoredChange, StoredChanges } from '#app/auto_schedule/proposal/stored_proposal'

const at = '2026-11-02T10:00:00.000Z'
const change = (entryId: string, toEmployeeId: string | null): StoredChange => ({
  entryId,
  day: '2026-11-02',
  fromEmployeeId: null,
  toEmployeeId,
  reasons: [],
  acceptedAt: null,
})
const asked: StoredChanges = { key: 'asked', changes: [change('one', 'anna'), change('two', 'anna')] }
const fairest: StoredChanges = { key: 'fairest', changes: [change('one', 'anna'), change('two', 'ben')] }
const acceptedIn = (variants: StoredChanges[]) =>
  variants.map(({ key, changes }) => [key, ...changes.map(({ acceptedAt }) => acceptedAt !== null)])

test.group('Marking what was accepted', () => {
  const acceptance = { commandId: 'command', at, variant: 'asked' as const }

  test('another variant that wants the very same has it too; one that wants another person has not', ({
    assert,
  }) => {
    const marked = markAccepted([asked, fairest], asked.changes, acceptance)
    assert.deepEqual(acceptedIn(marked), [
      ['asked', true, true],
      ['fairest', true, false],
    ])
    assert.containsSubset(marked[1]!.changes[0], {
      acceptedBy: 'command',
      acceptedAs: 'asked',
      acceptedAt: at,
    })
    assert.deepEqual(acceptedIn(markAccepted([asked, fairest], [asked.changes[1]!], acceptance)), [
      ['asked', false, true],
    ])
  })

  test('what was accepted before keeps its own command', ({ assert }) => {
    const [first] = markAccepted([asked], [asked.changes[0]!], acceptance)
    const [again] = markAccepted([first!], asked.changes, { ...acceptance, commandId: 'second' })
    assert.deepEqual(
      again!.changes.map(({ acceptedBy }) => acceptedBy),
      ['command', 'second']
    )
  })

  test('a variant is settled once each of its shifts is decided, by whichever variant', ({ assert }) => {
    const marked = markAccepted([asked, fairest], asked.changes, acceptance)
    assert.isTrue(isSettled('fairest', marked))
    assert.deepEqual([...decidedBy(marked)].sort(), ['one', 'two'])
    const half = markAccepted([asked, fairest], [asked.changes[0]!], acceptance)
    assert.isFalse(isSettled('asked', half))
    assert.isFalse(isSettled('fairest', half))
  })

  test('follows undo and redo as far as they reached, in all variants', ({ assert }) => {
    const marked = markAccepted([asked, fairest], asked.changes, acceptance)
    const back = { commandId: 'command', entryIds: new Set(['one']), acceptedAt: null }
    assert.deepEqual(acceptedIn(markFollowed(marked, back)), [
      ['asked', false, true],
      ['fairest', false, false],
    ])
    assert.deepEqual(markFollowed(marked, { ...back, commandId: 'other' }), [])
  })
})
