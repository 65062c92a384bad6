import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { creating, planner } from '#tests/world/planner'
import { withSeverities, world } from '#tests/world/world'

test.group('Two planners at once', () => {
  test('of two overlapping shifts of one person one is refused, every time', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, { weekly_hours: 'off', weekly_rest: 'off', daily_rest: 'off' })
    const [one, other] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    for (let round = 1; round <= 10; round += 1) {
      const day = `2026-11-${String(round).padStart(2, '0')}`
      const mine = { employeeId: w.employee.employeeId, day }
      const create = (entry: ReturnType<typeof one.shift>) => ({
        kind: 'create' as const,
        id: newId(),
        entry,
      })
      const answers = await Promise.all([
        one.send([create(one.shift(mine))]),
        other.send([create(other.shift({ ...mine, start: '12:00', end: '20:00' }))]),
      ])
      assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 400], `round ${round}`)
      assert.lengthOf((await one.range(day, `2026-11-${String(round + 1).padStart(2, '0')}`)).entries, 1)
    }
  })

  test('of a shift moved and one planned over each other, one is refused, every time', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withSeverities(w, {
      ...{ weekly_hours: 'off', weekly_rest: 'off', daily_rest: 'off' },
      ...{ shifts_per_day: 'off', daily_norm: 'off', daily_hours: 'off', day_break: 'off' },
    })
    const [one, other] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    for (let round = 1; round <= 10; round += 1) {
      const mine = { employeeId: w.employee.employeeId, day: `2026-11-${String(round).padStart(2, '0')}` }
      const { id, version } = await one.create(one.shift({ ...mine, start: '06:00', end: '10:00' }))
      const changes = { start: '14:00', end: '18:00' }
      const answers = await Promise.all([
        one.send([{ kind: 'update', id, version, changes }], 'move'),
        other.send([creating(other.shift({ ...mine, start: '12:00', end: '16:00' }))]),
      ])
      assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 400], `round ${round}`)
    }
  })

  test('of two changes to one entry one is stale, every time', async ({ client, assert }) => {
    const w = await world()
    const [one, other] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const entry = await one.create(one.shift())
    const { id } = entry
    let { version } = entry
    for (let round = 1; round <= 10; round += 1) {
      const to = (employeeId: string) => [
        { kind: 'update' as const, id, version, changes: { employeeId, comment: `${round}` } },
      ]
      const answers = await Promise.all([
        one.send(to(w.employee.employeeId)),
        other.send(to(w.colleague.employeeId)),
      ])
      assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409], `round ${round}`)
      version = answers.find((answer) => answer.status() === 200)!.body().result.entries[0].version
    }
  })

  test('people exchanged in opposite orders do not block each other', async ({ client, assert }) => {
    const w = await world()
    const [one, other] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    for (let round = 1; round <= 5; round += 1) {
      const day = `2026-12-${String(round).padStart(2, '0')}`
      const [a, b] = [w.employee.employeeId, w.colleague.employeeId]
      const shifts = (ids: string[], start: string, end: string) =>
        ids.map((employeeId) => ({
          kind: 'create' as const,
          id: newId(),
          entry: one.shift({ employeeId, day, start, end }),
        }))
      const answers = await Promise.all([
        one.send(shifts([a, b], '06:00', '10:00')),
        other.send(shifts([b, a], '12:00', '16:00')),
      ])
      assert.deepEqual(
        answers.map((answer) => answer.status()),
        [200, 200]
      )
    }
  })
})
