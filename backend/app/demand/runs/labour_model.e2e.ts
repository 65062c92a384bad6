import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { organisationContext, rows } from '#app/core/organisation_context'
import { ruleDesk } from '#app/demand/testing/rule_desk'
import {
  modelDesk,
  monday,
  proposedModel,
  scopeAt,
  staffed,
  tillRule,
  tuesday,
} from '#app/demand/runs/testing/model_desk'
import type { LabourModelDetails, LabourModelPreview, ModelAcceptance } from '#contracts/labour_model'
import type { AppNotification } from '#contracts/notifications'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import type { World } from '#tests/world/world'

const shiftsOf = async (client: ApiClient, w: World): Promise<ScheduleEntry[]> => {
  const answer = await client
    .get('/api/scheduling/schedule')
    .qs({ from: monday, until: '2030-03-11', locationIds: [w.locationId] })
    .bearerToken(w.admin.token)
  return answer.body().result.entries
}
const timesOf = (entries: ScheduleEntry[]) =>
  entries.map(({ day, start, end }) => `${day} ${start}-${end}`).sort()
const changesOf = (run: LabourModelDetails, kind: string) =>
  run.rows.flatMap(({ changes }) => changes.filter((one) => one.kind === kind))

test.group('A run of the labour model', () => {
  test('is previewed: what is needed beside what is planned, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const { create, shift } = planner(client, w, w.admin)
    await create(shift({ day: monday, employeeId: w.employee.employeeId, start: '08:00', end: '14:00' }))
    const { check, list } = modelDesk(client, w.admin)
    const preview = (await check(scopeAt(w))).body().result as LabourModelPreview
    assert.deepEqual(preview.findings, [])
    assert.deepEqual(preview.rows, [
      {
        ...{ locationId: w.locationId, positionId: w.cookId },
        before: [
          { needed: 12, planned: 6, missing: 6, over: 0 },
          { needed: 12, planned: 0, missing: 12, over: 0 },
        ],
      },
    ])
    assert.deepEqual((await list()).body().result, [])
  })

  test('makes the shifts that cover the need; accepted whole it is one step that can be undone', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const { create, shift, undo, redo } = planner(client, w, w.admin)
    await create(shift({ day: monday, employeeId: w.employee.employeeId, start: '08:00', end: '14:00' }))
    const run = await proposedModel(client, w)
    assert.equal(run.state, 'proposed')
    assert.deepEqual(
      run.rows[0]!.after.map(({ missing, over }) => [missing, over]),
      [
        [0, 0],
        [0, 0],
      ]
    )
    const { accept, show } = modelDesk(client, w.admin)
    const done = (await accept(run.id)).body().result as ModelAcceptance
    assert.deepEqual([done.added, done.removed, done.conflicts], [3, 0, []])
    const there = await shiftsOf(client, w)
    const made = there.filter(({ source }) => source === 'demand')
    assert.lengthOf(made, 3)
    assert.isTrue(made.every(({ employeeId, state }) => employeeId === null && state === 'draft'))
    assert.deepEqual(timesOf(made.filter(({ day }) => day === monday)), [`${monday} 14:00-20:00`])
    const hours = made
      .filter(({ day }) => day === tuesday)
      .reduce((sum, { workMinutes }) => sum + workMinutes, 0)
    assert.equal(hours, 720)
    assert.equal((await show(run.id)).body().result.state, 'accepted')
    ;(await undo()).assertStatus(200)
    assert.deepEqual(timesOf(await shiftsOf(client, w)), [`${monday} 08:00-14:00`])
    const open = (await show(run.id)).body().result as LabourModelDetails
    assert.deepEqual(
      [open.state, changesOf(open, 'added').some(({ accepted }) => accepted)],
      ['proposed', false]
    )
    ;(await redo()).assertStatus(200)
    assert.lengthOf(await shiftsOf(client, w), 4)
    assert.equal((await show(run.id)).body().result.state, 'accepted')
  })

  test('is accepted by day and by position, and what is left is turned down', async ({ client, assert }) => {
    const w = await staffed(client)
    const run = await proposedModel(client, w)
    const { accept, reject, show } = modelDesk(client, w.admin)
    const first = (await accept(run.id, { day: tuesday, positionId: w.cookId })).body().result
    assert.equal(first.added, 2)
    assert.isTrue((await shiftsOf(client, w)).every(({ day }) => day === tuesday))
    const none = await accept(run.id, { day: tuesday })
    assert.deepEqual([none.status(), none.body().Code], [400, 'demand.nothing_to_accept'])
    ;(await reject(run.id)).assertStatus(200)
    assert.equal((await show(run.id)).body().result.state, 'rejected')
    assert.lengthOf(await shiftsOf(client, w), 2)
    assert.equal((await accept(run.id)).body().Code, 'demand.run_not_open')
  })

  test('over what it planned changes nothing; with less needed the open rest goes, and people keep theirs', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const { accept, reject } = modelDesk(client, w.admin)
    const first = await proposedModel(client, w)
    await accept(first.id)
    const again = await proposedModel(client, w)
    assert.deepEqual([changesOf(again, 'added').length, changesOf(again, 'obsolete').length], [0, 0])
    assert.lengthOf(changesOf(again, 'kept'), 4)
    await reject(again.id)
    const { send } = planner(client, w, w.admin)
    const [taken] = await shiftsOf(client, w)
    const { id, version } = taken!
    const changes = { employeeId: w.employee.employeeId }
    ;(await send([{ kind: 'update', id, version, changes }], 'edit')).assertStatus(200)
    await organisationContext.run(w.organisationId, () =>
      rows('delete from demand_rules where true returning id')
    )
    await ruleDesk(client, w, w.admin).created(null, {
      ...tillRule(w),
      body: { ...tillRule(w).body, work: { ...tillRule(w).body.work, weekdays: [7] } },
    })
    const keep = { published: true, manual: false }
    const less = await proposedModel(client, w, scopeAt(w, { until: '2030-03-11', keep }))
    assert.lengthOf(changesOf(less, 'obsolete'), 3)
    await accept(less.id)
    const left = await shiftsOf(client, w)
    assert.deepEqual(
      left.filter(({ employeeId }) => employeeId !== null).map(({ id }) => id),
      [taken!.id]
    )
    assert.isTrue(left.every(({ id, day }) => id === taken!.id || day === '2030-03-10'))
  })

  test('leaves published, locked and hand-made open shifts alone unless they are chosen', async ({
    client,
    assert,
  }) => {
    const w = await staffed(client)
    const { create, shift } = planner(client, w, w.admin)
    await create(shift({ day: monday, employeeId: null, start: '00:00', end: '04:00' }))
    await create(shift({ day: monday, employeeId: null, start: '21:00', end: '23:00', locked: true }))
    const kept = await proposedModel(client, w)
    assert.lengthOf(changesOf(kept, 'obsolete'), 0)
    const { reject } = modelDesk(client, w.admin)
    await reject(kept.id)
    const keep = { published: true, manual: false }
    const chosen = await proposedModel(client, w, scopeAt(w, { keep }))
    assert.deepEqual(
      changesOf(chosen, 'obsolete').map(({ start }) => start),
      ['00:00']
    )
    await reject(chosen.id)
    ;(await planner(client, w, w.admin).publish(monday, '2030-03-06')).assertStatus(200)
    const published = await proposedModel(client, w, scopeAt(w, { keep }))
    assert.lengthOf(changesOf(published, 'obsolete'), 0)
    await reject(published.id)
    const all = await proposedModel(client, w, scopeAt(w, { keep: { published: false, manual: false } }))
    assert.lengthOf(changesOf(all, 'obsolete'), 1)
  })

  test('leaves days alone that were changed since it began, and names them', async ({ client, assert }) => {
    const w = await staffed(client)
    const run = await proposedModel(client, w)
    const { create, shift } = planner(client, w, w.manager)
    await create(shift({ day: monday, employeeId: null, start: '08:00', end: '14:00' }))
    const done = (await modelDesk(client, w.admin).accept(run.id)).body().result as ModelAcceptance
    assert.deepEqual(done.conflicts, [{ locationId: w.locationId, positionId: w.cookId, day: monday }])
    assert.equal(done.added, 2)
    assert.lengthOf(
      (await shiftsOf(client, w)).filter(({ day }) => day === monday),
      1
    )
  })

  test('is accepted once by two people at once', async ({ client, assert }) => {
    const w = await staffed(client)
    const run = await proposedModel(client, w)
    const { accept } = modelDesk(client, w.admin)
    const answers = await Promise.all([accept(run.id), accept(run.id)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 400]
    )
    assert.lengthOf(await shiftsOf(client, w), 4)
  })

  test('notifies its requester once, when it is done', async ({ client, assert }) => {
    const w = await staffed(client)
    const run = await proposedModel(client, w)
    const read = () => client.get('/api/notifications').bearerToken(w.admin.token)
    for (let look = 0; look < 50 && (await read()).body().result.items.length === 0; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    const { items } = (await read()).body().result as { items: AppNotification[] }
    assert.deepEqual(
      items.map(({ kind, data }) => ({ kind, data })),
      [
        {
          kind: 'labour_model',
          data: {
            ...{ runId: run.id, locationId: w.locationId, from: monday, last: tuesday },
            ...{ outcome: 'proposed', added: 4 },
          },
        },
      ]
    )
  })

  test('is cancelled, and frees its location', async ({ client, assert }) => {
    const w = await staffed(client)
    const { request, cancel, stop, show } = modelDesk(client, w.admin)
    const { id } = (await request(scopeAt(w))).body().result
    ;(await cancel(id)).assertStatus(200)
    assert.equal((await show(id)).body().result.state, 'cancelled')
    assert.equal((await stop(id)).body().Code, 'demand.run_not_open')
    ;(await request(scopeAt(w))).assertStatus(201)
  })
})
