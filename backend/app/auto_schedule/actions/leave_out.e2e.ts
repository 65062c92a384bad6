import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { generator, openShifts, proposedRun } from '#app/auto_schedule/testing/stage'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const week = ['2026-11-02', '2026-11-09'] as const

test.group('POST scheduling/auto-schedule-runs/:id/omissions', () => {
  test('what is left out stays an open shift, and acceptance takes the rest', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w)
    const run = await proposedRun(client, w)
    const { accept, changes, omit, show } = generator(client, w.manager)
    const [one] = run.plan.changes
    ;(await omit(run.id, [one!.entryId])).assertStatus(204)
    assert.deepEqual(
      (await changes(run.id)).filter(({ leftOut }) => leftOut).map(({ entryId }) => entryId),
      [one!.entryId]
    )
    const { range } = planner(client, w, w.manager)
    assert.lengthOf((await range(...week)).entries, 5, 'nothing is deleted')
    ;(await accept(run.id, { kind: 'entry', entryId: one!.entryId })).assertStatus(400)
    assert.lengthOf((await accept(run.id)).body().result.entries, 4)
    assert.equal((await show(run.id)).body().result.state, 'accepted')
    const open = (await range(...week)).entries.filter(({ employeeId }) => employeeId === null)
    assert.deepEqual(
      open.map(({ id }) => id),
      [one!.entryId]
    )
    ;(await omit(run.id, [one!.entryId])).assertStatus(400)
  })

  test('what is put back can be accepted again; both are in the audit log', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 2)
    const run = await proposedRun(client, w)
    const { accept, omit } = generator(client, w.manager)
    const ids = run.plan.changes.map(({ entryId }) => entryId)
    await omit(run.id, ids)
    ;(await accept(run.id)).assertStatus(400)
    ;(await omit(run.id, ids, false)).assertStatus(204)
    assert.lengthOf((await accept(run.id)).body().result.entries, 2)
    const logged = await organisationContext.run(w.organisationId, () =>
      rows(`select action, after from audit_events where action like 'scheduling.%_proposal' order by at, id`)
    )
    assert.containsSubset(logged, [
      { action: 'scheduling.leave_out_of_proposal', after: { shifts: 2 } },
      { action: 'scheduling.put_back_in_proposal', after: { shifts: 2 } },
    ])
  })

  test('a shift that is not in the proposal is not found, and nothing is left out', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await openShifts(w, 2)
    const run = await proposedRun(client, w)
    const { changes, omit } = generator(client, w.manager)
    const [one, two] = run.plan.changes.map(({ entryId }) => entryId)
    for (const leftOut of [true, false]) {
      const refused = await omit(run.id, [one!, newId()], leftOut)
      refused.assertStatus(404)
      assert.equal(refused.body().Code, 'core.not_found')
    }
    assert.isEmpty((await changes(run.id)).filter(({ leftOut }) => leftOut))

    ;(await omit(run.id, [one!])).assertStatus(204)
    ;(await omit(run.id, [one!, two!])).assertStatus(204)
    const logged = await organisationContext.run(w.organisationId, () =>
      rows<{ after: object }>(
        `select after from audit_events where action = 'scheduling.leave_out_of_proposal' order by at, id`
      )
    )
    assert.deepEqual(
      logged.map(({ after }) => after),
      [{ shifts: 1 }, { shifts: 1 }],
      'the log counts what is left out, not what was asked'
    )
  })

  test('who may not generate leaves nothing out, and strangers find no run', async ({ client }) => {
    const w = await world()
    await openShifts(w, 2)
    const run = await proposedRun(client, w)
    const ids = run.plan.changes.map(({ entryId }) => entryId)
    ;(await generator(client, w.employee).omit(run.id, ids)).assertStatus(403)
    const stranger = await world()
    ;(await generator(client, stranger.manager).omit(run.id, ids)).assertStatus(404)
  })
})
