import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { planner } from '#tests/world/planner'
import { acting, world, type Person, type World } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const
const seeCoworkers = (w: World, who: Person, visibility: string) =>
  acting(w.admin, () =>
    rows('update employees set coworker_visibility = ? where id = ?', [visibility, who.employeeId])
  )

test.group('The schedule staff see', () => {
  test('is the published one, through every change, until it is published again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send, publish, withdraw, shift, range } = planner(client, w, w.manager)
    const staff = planner(client, w, w.employee)
    const seen = async () =>
      (await staff.range(...november)).entries.map(({ day, end, comment }) => `${day} ${end} ${comment}`)
    const { id } = await create(shift({ employeeId: w.employee.employeeId, comment: 'keys' }))
    const change = async (changes: object) => {
      const { version } = (await range('2026-11-01', '2026-12-31')).entries.find((entry) => entry.id === id)!
      ;(await send([{ kind: 'update', id, version, changes }], 'edit')).assertStatus(200)
    }
    assert.deepEqual(await seen(), [])
    await publish(...november)
    assert.deepEqual(await seen(), ['2026-11-02 16:00 keys'])
    await change({ day: '2026-12-02', start: '10:00', end: '18:00', comment: null })
    assert.deepEqual(await seen(), ['2026-11-02 16:00 keys'])
    await publish(...november)
    assert.deepEqual(await seen(), [])
    assert.deepEqual(
      (await staff.range('2026-12-01', '2026-12-31')).entries.map(({ end }) => end),
      ['18:00']
    )
    await change({ day: '2026-11-02' })
    await publish('2026-11-01', '2026-12-31')
    const { version } = (await range(...november)).entries[0]!
    await send([{ kind: 'delete', id, version }], 'delete')
    assert.deepEqual(await seen(), ['2026-11-02 18:00 null'])
    await publish(...november)
    assert.deepEqual(await seen(), [])
    await create(shift({ employeeId: w.employee.employeeId, day: '2026-11-09' }))
    await publish(...november)
    await withdraw(...november)
    assert.deepEqual(await seen(), [])
  })

  test('goes with the person it was published for', async ({ client, assert }) => {
    const w = await world()
    await seeCoworkers(w, w.employee, 'none')
    await seeCoworkers(w, w.colleague, 'none')
    const { create, send, publish, shift } = planner(client, w, w.manager)
    const count = async (who: Person) => (await planner(client, w, who).range(...november)).entries.length
    const { id, version } = await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await send([{ kind: 'update', id, version, changes: { employeeId: w.colleague.employeeId } }], 'move')
    assert.deepEqual([await count(w.employee), await count(w.colleague)], [1, 0])
    await publish(...november)
    assert.deepEqual([await count(w.employee), await count(w.colleague)], [0, 1])
  })

  test('shows co-workers as configured: none, the same position, all', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, shift } = planner(client, w, w.admin)
    await acting(w.admin, () =>
      rows('update employee_positions set position_id = ? where employee_id = ?', [
        w.waiterId,
        w.manager.employeeId,
      ])
    )
    await create(shift({ employeeId: w.employee.employeeId }))
    await create(shift({ employeeId: w.colleague.employeeId }))
    await create(shift({ employeeId: w.manager.employeeId, positionId: w.waiterId }))
    await create(shift())
    await publish(...november)
    const seen = async () => {
      const { entries, people } = await planner(client, w, w.employee).range(...november)
      const names = new Map(
        [w.employee, w.colleague, w.manager].map((who, index) => [who.employeeId, 'ECM'[index]])
      )
      const shown = people
        .map(({ id }) => names.get(id) ?? '')
        .sort()
        .join('')
      return [
        entries
          .map(({ employeeId }) => names.get(employeeId!) ?? '?')
          .sort()
          .join(''),
        shown,
      ]
    }
    await seeCoworkers(w, w.employee, 'none')
    assert.deepEqual(await seen(), ['E', 'E'])
    await seeCoworkers(w, w.employee, 'same_position')
    assert.deepEqual(await seen(), ['CE', 'CE'])
    await seeCoworkers(w, w.employee, 'all')
    assert.deepEqual(await seen(), ['CEM', 'CEM'])
  })

  test('says of a co-worker that they are absent and not why, and nothing private', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, publish, shift } = planner(client, w, w.admin)
    const theirs = { employeeId: w.colleague.employeeId, comment: 'private' }
    await create(shift({ ...theirs, type: 1, day: '2026-11-04', fullDay: true, code: 'UW' }))
    await create(shift({ ...theirs, type: 8, day: '2026-11-05', availability: 'unavailable' }))
    await create(shift({ ...theirs, type: 4, day: '2026-11-06', code: 'UW' }))
    await create(shift({ ...theirs, locked: true }))
    await publish(...november)
    const answer = await planner(client, w, w.employee).readRange(...november)
    assert.notInclude(answer.text(), 'private')
    assert.notInclude(answer.text(), 'UW')
    const { entries, people } = answer.body().result
    assert.deepEqual(entries.map(({ day, type }: { day: string; type: number }) => `${day} ${type}`).sort(), [
      '2026-11-02 0',
      '2026-11-04 7',
    ])
    assert.deepEqual(
      entries.filter((entry: { locked: boolean }) => entry.locked),
      []
    )
    const of = (who: Person) => people.find(({ id }: { id: string }) => id === who.employeeId)
    assert.equal(of(w.colleague).normMinutes, 0)
    for (const who of [w.employee, w.colleague]) assert.notProperty(of(who), 'levels')
    assert.equal(of(w.employee).normMinutes, 160 * 60)
    // The person themselves sees all of it, their own availability without publication.
    const own = await planner(client, w, w.colleague).range(...november)
    assert.containsSubset(own.entries, [
      { type: 1, code: 'UW', comment: 'private', fullDay: true, workMinutes: 1440 },
      { type: 8, availability: 'unavailable' },
      { type: 4 },
      { type: 0, comment: 'private' },
    ])
  })

  test('keeps to the locations of the person', async ({ client }) => {
    const w = await world()
    ;(await planner(client, w, w.employee).readRange(...november, [w.farLocationId])).assertStatus(403)
  })
})
