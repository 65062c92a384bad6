import { addDays, dayOf } from '@shiftloom/solver/time'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import {
  modelDesk,
  proposedModel,
  scopeAt,
  solvedModel,
  staffed,
  tablesRule,
} from '#app/demand/runs/testing/model_desk'
import { metricDesk } from '#app/demand/testing/metric_desk'
import { linearBody, madeMetric, madeRecords, ruleDesk } from '#app/demand/testing/rule_desk'
import type { LabourModelDetails, ModelAcceptance } from '#contracts/labour_model'
import { acting, withoutRules, world } from '#tests/world/world'

test.group('While shifts are being made', () => {
  test('their metric may be deleted: what was made is offered as it is, and nothing more is made of it', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const today = dayOf(Date.now(), 'Europe/Warsaw')
    const metricId = await madeMetric(w)
    const days = Array.from({ length: 28 }, (_, at) => addDays(today, -at - 1))
    await madeRecords(
      w,
      metricId,
      Object.fromEntries(
        days.flatMap((day) => [10, 11, 12, 13].map((hour): [string, number] => [`${day} ${hour}:00`, 30]))
      )
    )
    const body = linearBody({ minimum: 0, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 })
    await ruleDesk(client, w, w.admin).created(metricId, { body })
    const { request, show, accept } = modelDesk(client, w.admin)
    const asked = await request(scopeAt(w))
    asked.assertStatus(201)
    const { id } = asked.body().result as LabourModelDetails
    ;(await metricDesk(client, w.admin).remove(metricId, 1)).assertStatus(204)
    await solvedModel(w, id)
    assert.equal((await show(id)).body().result.state, 'proposed')
    const done = (await accept(id)).body().result as ModelAcceptance
    assert.isAbove(done.added, 0)
    assert.deepEqual(done.conflicts, [])
    const again = await request(scopeAt(w))
    assert.deepEqual([again.status(), again.body().Code], [400, 'demand.run_without_rules'])
  })

  for (const { reason, change } of [
    { reason: 'archived', change: 'archived_at = now()' },
    { reason: 'hidden', change: 'visible = false' },
  ])
    test(`a position may be ${reason}: the others are accepted, and it is named`, async ({
      client,
      assert,
    }) => {
      const w = await staffed(client)
      await ruleDesk(client, w, w.admin).created(null, tablesRule(w))
      const run = await proposedModel(client, w)
      const added = (positionId: string) =>
        run.rows.find((row) => row.positionId === positionId)!.changes.filter(({ kind }) => kind === 'added')
      await acting(w.admin, () => rows(`update positions set ${change} where id = ?`, [w.waiterId]))
      const { accept, show } = modelDesk(client, w.admin)
      const left = { positionId: w.waiterId, name: 'Kelner', reason, shifts: added(w.waiterId).length }
      const first = await accept(run.id)
      first.assertStatus(200)
      const done = first.body().result as ModelAcceptance
      assert.isAbove(left.shifts, 0)
      assert.equal(done.added, added(w.cookId).length)
      assert.deepEqual([done.conflicts, done.leftOut], [[], [left]])
      assert.equal((await show(run.id)).body().result.state, 'proposed')
      const rest = (await accept(run.id)).body().result as ModelAcceptance
      assert.deepEqual(rest, { commandId: null, added: 0, removed: 0, conflicts: [], leftOut: [left] })
      await acting(w.admin, () => rows('update positions set archived_at = null, visible = true'))
      const last = (await accept(run.id)).body().result as ModelAcceptance
      assert.deepEqual([last.added, last.leftOut], [left.shifts, []])
      assert.equal((await show(run.id)).body().result.state, 'accepted')
    })

  test('their position may be archived: it needs no one any more', async ({ client, assert }) => {
    const w = await staffed(client)
    const { request, check } = modelDesk(client, w.admin)
    ;(await check(scopeAt(w))).assertStatus(200)
    await acting(w.admin, () => rows('update positions set archived_at = now() where id = ?', [w.cookId]))
    const refused = await request(scopeAt(w))
    assert.deepEqual([refused.status(), refused.body().Code], [400, 'demand.run_without_rules'])
  })
})
