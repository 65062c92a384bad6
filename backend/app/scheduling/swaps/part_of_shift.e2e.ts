import { test } from '@japa/runner'
import { confirmation, publishedShifts, swapDesk } from '#app/scheduling/swaps/testing/swap_desk'
import type { SwapPartner } from '#contracts/swaps'
import { planner } from '#tests/world/planner'
import { withoutRules, world, type World } from '#tests/world/world'
import type { ApiClient } from '@japa/api-client'

const week = ['2030-03-01', '2030-03-15'] as const
const part = { give: 'last', at: '12:00' }

/** Shifts as staff see them: whose, from when until when. */
async function seen(client: ApiClient, w: World): Promise<(string | undefined)[][]> {
  const { entries } = await planner(client, w, w.manager).range(...week)
  return entries
    .flatMap(({ published }) => published ?? [])
    .map(({ employeeId, start, end }) => [employeeId ?? undefined, start, end])
    .toSorted(([, one], [, other]) => one!.localeCompare(other!))
}

test.group('Part of a shift', () => {
  test('the colleague gets its last hours, the requester keeps the first; undo joins them, redo parts them', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, true)
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const [mine, theirs, desk] = [w.employee, w.colleague, w.manager].map((who) => swapDesk(client, who))
    const answer = await mine!.propose(shift!, w.colleague.employeeId, null, { part })
    answer.assertStatus(201)
    const swap = answer.body().result
    assert.deepEqual(swap.part, { start: '12:00', end: '16:00' })
    ;(await theirs!.accept(swap.id)).assertStatus(200)
    ;(await desk!.confirm(swap.id)).assertStatus(200)
    const parted = [
      [w.employee.employeeId, '08:00', '12:00'],
      [w.colleague.employeeId, '12:00', '16:00'],
    ]
    assert.deepEqual(await seen(client, w), parted)
    const plan = planner(client, w, w.manager)
    ;(await plan.undo()).assertStatus(200)
    assert.deepEqual(await seen(client, w), [[w.employee.employeeId, '08:00', '16:00']])
    assert.equal((await mine!.shown(swap.id)).status, 'accepted')
    ;(await plan.redo()).assertStatus(200)
    assert.deepEqual(await seen(client, w), parted)
  })

  test('the rules are asked about the hours that are given alone', async ({ client, assert }) => {
    const w = await world()
    await confirmation(w, false)
    await withoutRules(w)
    const [shift] = await publishedShifts(client, w, [
      { who: w.employee },
      { who: w.colleague, start: '14:00', end: '18:00' },
    ])
    const mine = swapDesk(client, w.employee)
    const { employeeId } = w.colleague
    const obstacle = async (query: object): Promise<SwapPartner['obstacle']> =>
      (await mine.partnersWith(shift!, query)).find((one) => one.employeeId === employeeId)!.obstacle
    assert.equal(await obstacle({}), 'not_free')
    assert.equal(await obstacle(part), 'not_free')
    assert.isNull(await obstacle({ give: 'first', at: '10:00' }))
    const refused = await mine.propose(shift!, employeeId, null, { part })
    assert.equal(refused.body().Code, 'scheduling.swap_not_allowed')
  })

  test('a time outside of the shift is refused, and nothing is offered', async ({ client, assert }) => {
    const w = await world()
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const mine = swapDesk(client, w.employee)
    for (const at of ['08:30', '16:00', '20:00']) {
      const refused = await mine.propose(shift!, w.colleague.employeeId, null, { part: { give: 'last', at } })
      assert.equal(refused.body().Code, 'scheduling.swap_part')
    }
    ;(
      await mine.propose(shift!, w.colleague.employeeId, null, { part: { give: 'all', at: '12:00' } })
    ).assertStatus(400)
    assert.deepEqual((await mine.list()).body().result.items, [])
  })
})
