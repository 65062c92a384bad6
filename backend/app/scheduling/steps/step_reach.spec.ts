import { test } from '@japa/runner'
import { reachOfChanges, reachOfFaces } from '#app/scheduling/steps/step_reach'
import { scheduleEntryTypes as types, type ScheduleEntryType } from '#contracts/enums'

const on = (day: string, employeeId: string | null, type: ScheduleEntryType = types.shift) => ({
  ...{ day, employeeId, type },
})
const seen = (day: string, employeeId: string | null, type: ScheduleEntryType = types.shift) => ({
  ...{ face: { day, employeeId }, facts: { type } },
})

test.group('How far a step reaches', () => {
  test('it counts shifts and people once, from its first day to the end of its last', ({ assert }) => {
    const changes = [
      { before: on('2026-11-05', 'anna'), after: on('2026-11-30', 'ewa') },
      { before: null, after: on('2026-11-02', null) },
      { before: on('2026-11-04', 'anna'), after: null },
      { before: null, after: on('2026-11-06', 'jan', types.holiday) },
    ]
    const reach = { shifts: 3, people: 3, from: '2026-11-02', until: '2026-12-01' }
    assert.deepEqual(reachOfChanges(changes), reach)
    assert.deepEqual(reachOfChanges(changes.toReversed()), reach)
  })

  test('an absence that becomes a shift is one, as is a shift that becomes an absence', ({ assert }) => {
    const [work, away] = [on('2026-11-02', 'anna'), on('2026-11-02', 'anna', types.absence)]
    for (const change of [
      { before: work, after: away },
      { before: away, after: work },
    ])
      assert.equal(reachOfChanges([change]).shifts, 1)
  })

  test('what staff saw and see counts alike', ({ assert }) => {
    const changes = [
      { before: seen('2026-11-05', 'anna'), after: null },
      { before: null, after: seen('2026-11-03', 'ewa', types.holiday) },
    ]
    assert.deepEqual(reachOfFaces(changes), {
      ...{ shifts: 1, people: 2, from: '2026-11-03', until: '2026-11-06' },
    })
  })

  test('a step that touches nothing reaches nowhere', ({ assert }) => {
    const nowhere = { shifts: 0, people: 0, from: null, until: null }
    assert.deepEqual([reachOfChanges([]), reachOfFaces([])], [nowhere, nowhere])
  })
})
