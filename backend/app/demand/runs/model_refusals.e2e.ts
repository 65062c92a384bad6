import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { madeMetric, ruleDesk } from '#app/demand/testing/rule_desk'
import {
  modelDesk,
  monday,
  proposedModel,
  scopeAt,
  staffed,
  tablesRule,
} from '#app/demand/runs/testing/model_desk'
import { mostModelRows } from '#contracts/labour_model'
import { world } from '#tests/world/world'

test.group('A run of the labour model that cannot be', () => {
  test('is refused with the reason, and nothing is stored', async ({ client, assert }) => {
    const [w, stranger] = [await staffed(client), await world()]
    const { request, list } = modelDesk(client, w.admin)
    const refused = async (scope: object, code: string, status = 400) => {
      const answer = await request(scopeAt(w, scope))
      assert.deepEqual([answer.status(), answer.body().Code], [status, code], JSON.stringify(scope))
    }
    await refused({ until: monday }, 'demand.run_span')
    await refused({ until: '2030-05-04' }, 'demand.run_span')
    await refused({ from: '2020-03-02', until: '2020-03-09' }, 'demand.run_in_past')
    await refused({ positionIds: [w.waiterId] }, 'demand.run_without_rules')
    await refused({ locationIds: [stranger.locationId] }, 'core.not_found', 404)
    await refused({ positionIds: [stranger.cookId] }, 'core.not_found', 404)
    await refused({ positionIds: [newId()] }, 'core.not_found', 404)
    await organisationContext.run(w.organisationId, () =>
      rows('update positions set archived_at = now() where id = ? returning id', [w.waiterId])
    )
    await refused({ positionIds: [w.waiterId] }, 'demand.run_position_archived')
    assert.deepEqual((await list()).body().result, [])
    ;(await request(scopeAt(w))).assertStatus(201)
    await refused({}, 'demand.run_already_open')
  })

  test('by metrics without any record is refused', async ({ client, assert }) => {
    const w = await world()
    await ruleDesk(client, w, w.admin).created(await madeMetric(w))
    const answer = await modelDesk(client, w.admin).request(scopeAt(w))
    assert.equal(answer.body().Code, 'demand.run_without_records')
  })

  test('for a position that the schedule does not show is refused by its name, and left out where others are asked for', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    await ruleDesk(client, w, w.admin).created(null, tablesRule(w))
    const hide = (id: string) =>
      organisationContext.run(w.organisationId, () =>
        rows('update positions set visible = false where id = ?', [id])
      )
    await hide(w.waiterId)
    const { request, check, accept, show } = modelDesk(client, w.admin)
    const named = await request(scopeAt(w, { positionIds: [w.cookId, w.waiterId] }))
    assert.deepEqual([named.status(), named.body().Code], [400, 'demand.run_position_hidden'])
    assert.match(named.body().ErrorMessage, /“Kelner” is not shown in the schedule/)
    const { findings } = (await check(scopeAt(w))).body().result
    assert.deepEqual(findings, [
      { code: 'position_hidden', locationId: w.locationId, positionId: w.waiterId },
    ])
    const run = await proposedModel(client, w)
    assert.deepEqual(
      run.rows.map(({ positionId }) => positionId),
      [w.cookId]
    )
    ;(await accept(run.id)).assertStatus(200)
    assert.equal((await show(run.id)).body().result.state, 'accepted')
    await hide(w.cookId)
    const none = await request(scopeAt(w))
    assert.deepEqual([none.status(), none.body().Code], [400, 'demand.run_position_hidden'])
  })

  test('of too many positions is refused', async ({ client, assert }) => {
    const w = await staffed(client)
    await organisationContext.run(w.organisationId, () =>
      rows(
        `with made as (
           insert into positions (id, organisation_id, name)
           select gen_random_uuid(), ?, 'Post ' || n from generate_series(1, ?::int) n returning id)
         insert into demand_rule_connections (organisation_id, rule_version_id, position_id, share)
         select v.organisation_id, v.id, made.id, 1 from demand_rule_versions v cross join made returning 1`,
        [w.organisationId, mostModelRows]
      )
    )
    const answer = await modelDesk(client, w.admin).request(scopeAt(w))
    assert.deepEqual([answer.status(), answer.body().Code], [400, 'demand.run_too_large'])
  })

  test('is closed to those who may not run it, and to strangers', async ({ client }) => {
    const [w, stranger] = [await staffed(client), await world()]
    const run = await proposedModel(client, w)
    for (const who of [w.locationManager, w.advisor, w.manager, w.employee]) {
      ;(await modelDesk(client, who).request(scopeAt(w))).assertStatus(403)
      ;(await modelDesk(client, who).accept(run.id)).assertStatus(403)
    }
    const theirs = modelDesk(client, stranger.admin)
    for (const ask of [theirs.show, theirs.accept, theirs.reject, theirs.stop, theirs.cancel])
      (await ask(run.id)).assertStatus(404)
  })
})
