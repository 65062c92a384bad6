import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

test.group('The night the clocks go forward', () => {
  test('a shift that the skipped hour swallows is refused, one around it is not', async ({
    client,
    assert,
  }) => {
    const own = await world()
    const { shift, send } = planner(client, own, own.manager)
    const create = (start: string, end: string) =>
      send([{ kind: 'create', id: newId(), entry: shift({ day: '2026-03-29', start, end }) }])
    for (const [start, end] of [
      ['02:00', '03:00'],
      ['02:30', '03:00'],
      ['02:15', '02:45'],
    ] as const) {
      const answer = await create(start, end)
      if (start === '02:15') answer.assertStatus(200)
      else {
        answer.assertStatus(400)
        assert.equal(answer.body().Code, 'scheduling.hour_skipped')
      }
    }
    ;(await create('01:00', '04:00')).assertStatus(200)
  })
})
