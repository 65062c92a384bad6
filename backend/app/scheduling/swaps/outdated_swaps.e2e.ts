import { test } from '@japa/runner'
import { confirmation, publishedShifts, seenBy, swapDesk } from '#app/scheduling/swaps/testing/swap_desk'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const range = ['2030-03-01', '2030-03-15'] as const
const published = ['2030-03-01', '2030-04-01'] as const

test.group('Swaps of shifts that did not stay as they were', () => {
  test('a shift that is deleted, or published again with other hours, is not exchanged; the same one is', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, false)
    const days = ['2030-03-04', '2030-03-06', '2030-03-08']
    const ids = await publishedShifts(
      client,
      w,
      days.map((day) => ({ who: w.employee, day }))
    )
    const mine = swapDesk(client, w.employee)
    const swaps = []
    for (const id of ids) swaps.push(await mine.proposed(id, w.colleague.employeeId))
    const plan = planner(client, w, w.manager)
    const { entries } = await plan.range(...range)
    const versionOf = (id: string) => entries.find((entry) => entry.id === id)!.version
    const [gone, longer] = ids
    const changed = await plan.send([
      { kind: 'delete', id: gone!, version: versionOf(gone!) },
      { kind: 'update', id: longer!, version: versionOf(longer!), changes: { start: '09:00', end: '17:00' } },
    ])
    changed.assertStatus(200)
    ;(await plan.publish(...published)).assertStatus(200)
    const theirs = swapDesk(client, w.colleague)
    for (const { id } of swaps.slice(0, 2)) {
      const seen = await theirs.shown(id)
      assert.deepEqual([seen.outdated, seen.rights.answer], [true, false])
      assert.equal((await theirs.accept(id)).body().Code, 'scheduling.swap_outdated')
      ;(await mine.withdraw(id)).assertStatus(200)
    }
    ;(await theirs.accept(swaps[2]!.id)).assertStatus(200)
    assert.deepEqual(await seenBy(client, w, ids), [undefined, w.employee.employeeId, w.colleague.employeeId])
  })

  test('a shift that was asked for in return and went to another person is not given', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, false)
    const [own, theirShift] = await publishedShifts(client, w, [
      { who: w.employee, day: '2030-03-04' },
      { who: w.colleague, day: '2030-03-06' },
    ])
    const mine = swapDesk(client, w.employee)
    const swap = await mine.proposed(own!, w.colleague.employeeId, theirShift!)
    const theirs = swapDesk(client, w.colleague)
    const away = await theirs.proposed(theirShift!, w.manager.employeeId)
    ;(await swapDesk(client, w.manager).accept(away.id)).assertStatus(200)
    assert.isTrue((await mine.shown(swap.id)).outdated)
    assert.equal((await theirs.accept(swap.id)).body().Code, 'scheduling.swap_outdated')
    assert.deepEqual(await seenBy(client, w, [own!, theirShift!]), [
      w.employee.employeeId,
      w.manager.employeeId,
    ])
  })
})
