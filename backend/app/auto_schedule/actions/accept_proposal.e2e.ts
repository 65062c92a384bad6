import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { generator, openShifts, proposedRun, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const week = ['2026-11-02', '2026-11-09'] as const
const holders = (entries: ScheduleEntry[]) => new Map(entries.map(({ id, employeeId }) => [id, employeeId]))

test.group('POST scheduling/auto-schedule-runs/:id/acceptances', () => {
  test('all of it: one step, which undo reverts; nothing is published', async ({ client, assert }) => {
    const w = await world()
    const shifts = await openShifts(w)
    const run = await proposedRun(client, w)
    assert.equal(run.state, 'proposed')
    assert.equal(run.plan.changes.length, 5)
    assert.equal(run.plan.figures.blockingViolations, 0)
    assert.isTrue(run.plan.changes.every(({ reasons }) => reasons.length > 0))

    const answer = await generator(client, w.manager).accept(run.id)
    answer.assertStatus(200)
    const { entries, conflicts, history } = answer.body().result
    assert.deepEqual([entries.length, conflicts, history.undo.label], [5, [], 'acceptProposal'])
    assert.isTrue(
      entries.every(({ source, state }: ScheduleEntry) => source === 'automatic' && state === 'draft')
    )
    const { range, undo } = planner(client, w, w.manager)
    const wanted = new Map(run.plan.changes.map(({ entryId, toEmployeeId }) => [entryId, toEmployeeId]))
    assert.deepEqual(
      holders((await range(...week)).entries),
      new Map(shifts.map(({ id }) => [id, wanted.get(id)!]))
    )
    const after = (await generator(client, w.manager).show(run.id)).body().result
    assert.equal(after.state, 'accepted')
    assert.equal(after.variants[0].acceptedShifts, 5)
    const changes = await generator(client, w.manager).changes(run.id)
    assert.isTrue(changes.every(({ acceptedAt }) => acceptedAt !== null))

    ;(await undo()).assertStatus(200)
    assert.isTrue((await range(...week)).entries.every(({ employeeId }) => employeeId === null))
  })

  test('what undo reverts can be accepted again, what redo brings back cannot', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await openShifts(w)
    const run = await proposedRun(client, w)
    const { accept, show, changes } = generator(client, w.manager)
    const { range, undo, redo } = planner(client, w, w.manager)
    const open = async () => [
      (await show(run.id)).body().result.state,
      (await changes(run.id)).filter(({ acceptedAt }) => acceptedAt === null).length,
    ]
    const hers = run.plan.changes[0]!.toEmployeeId!
    const part = run.plan.changes.filter(({ toEmployeeId }) => toEmployeeId === hers).length
    ;(await accept(run.id, { kind: 'employee', employeeId: hers })).assertStatus(200)
    assert.deepEqual(await open(), ['proposed', 5 - part])
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await open(), ['proposed', 5])
    ;(await redo()).assertStatus(200)
    assert.deepEqual(await open(), ['proposed', 5 - part])
    ;(await undo()).assertStatus(200)

    const all = await accept(run.id)
    assert.lengthOf(all.body().result.entries, 5)
    assert.deepEqual(await open(), ['accepted', 0])
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await open(), ['proposed', 5])
    ;(await accept(run.id)).assertStatus(200)
    assert.isTrue((await range(...week)).entries.every(({ employeeId }) => employeeId !== null))
    for (const inner of ['acceptedBy', 'acceptedAs']) assert.notProperty((await changes(run.id))[0], inner)
  })

  test('a person, then a day, then the rest; the last one closes the run', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w)
    const run = await proposedRun(client, w)
    const { accept, show } = generator(client, w.manager)
    const hers = run.plan.changes[0]!.toEmployeeId!
    const byPerson = await accept(run.id, { kind: 'employee', employeeId: hers })
    assert.deepEqual(
      byPerson.body().result.entries.map(({ employeeId }: ScheduleEntry) => employeeId),
      run.plan.changes.filter(({ toEmployeeId }) => toEmployeeId === hers).map(() => hers)
    )
    assert.equal((await show(run.id)).body().result.state, 'proposed')
    const again = await accept(run.id, { kind: 'employee', employeeId: hers })
    assert.equal(again.body().Code, 'scheduling.nothing_to_accept')

    const next = run.plan.changes.find(({ toEmployeeId }) => toEmployeeId !== hers)!
    const byDay = await accept(run.id, { kind: 'day', day: next.day })
    assert.deepEqual(
      byDay.body().result.entries.map(({ id }: ScheduleEntry) => id),
      [next.entryId]
    )
    const rest = run.plan.changes.filter(({ toEmployeeId, day }) => toEmployeeId !== hers && day !== next.day)
    const one = await accept(run.id, { kind: 'entry', entryId: rest[0]!.entryId })
    assert.lengthOf(one.body().result.entries, 1)
    if (rest.length > 1) (await accept(run.id)).assertStatus(200)
    assert.equal((await show(run.id)).body().result.state, 'accepted')
    assert.equal((await accept(run.id)).body().Code, 'scheduling.run_not_open')
  })

  test('what was changed since stays as it is and is named', async ({ client, assert }) => {
    const w = await world()
    const [first, second, third] = await openShifts(w, 3)
    const run = await proposedRun(client, w)
    const { send } = planner(client, w, w.locationManager)
    const operations = [
      { kind: 'update' as const, id: first!.id, version: first!.version, changes: { start: '09:00' } },
      {
        kind: 'update' as const,
        id: second!.id,
        version: second!.version,
        changes: { comment: 'Bring keys' },
      },
      { kind: 'delete' as const, id: third!.id, version: third!.version },
    ]
    ;(await send(operations)).assertStatus(200)

    const { accept, show, reject, changes } = generator(client, w.manager)
    const answer = await accept(run.id)
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().result.entries.map(({ id }: ScheduleEntry) => id),
      [second!.id]
    )
    assert.sameDeepMembers(answer.body().result.conflicts, [
      { entryId: first!.id, byName: 'Ada Zieliński' },
      { entryId: third!.id, byName: 'Ada Zieliński' },
    ])
    assert.equal((await show(run.id)).body().result.state, 'proposed')
    const accepted = (await changes(run.id)).filter(({ acceptedAt }) => acceptedAt !== null)
    assert.deepEqual(
      accepted.map(({ entryId }) => entryId),
      [second!.id]
    )

    ;(await reject(run.id)).assertStatus(200)
    assert.equal((await show(run.id)).body().result.state, 'rejected')
    assert.equal((await accept(run.id)).body().Code, 'scheduling.run_not_open')
  })

  test('a person who is switched off since gets nothing and is named; the others get theirs', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await openShifts(w)
    const run = await proposedRun(client, w)
    const off = run.plan.changes[0]!.toEmployeeId
    const [left, kept] = [true, false].map((isOff) =>
      run.plan.changes
        .filter(({ toEmployeeId }) => (toEmployeeId === off) === isOff)
        .map(({ entryId }) => entryId)
        .sort()
    )
    assert.isNotEmpty(kept!)
    const [person] = await organisationContext.run(w.organisationId, () =>
      rows<{ name: string }>(
        `update employees set disabled_in_schedule = true where id = ? returning name || ' ' || surname as name`,
        [off]
      )
    )
    const answer = await generator(client, w.manager).accept(run.id)
    answer.assertStatus(200)
    const { entries, conflicts } = answer.body().result
    assert.sameMembers(
      entries.map(({ id }: ScheduleEntry) => id),
      kept!
    )
    assert.sameDeepMembers(
      conflicts,
      left!.map((entryId) => ({ entryId, byName: '', notPlanned: person!.name }))
    )
  })

  test('work given to a person since blocks only what it collides with', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 2)
    const scope = weekAt(w, { employeeIds: [w.employee.employeeId] })
    const run = await proposedRun(client, w, { scope })
    assert.lengthOf(run.plan.changes, 2)
    const [monday, tuesday] = run.plan.changes
    await place(w, [{ day: monday!.day, start: '06:00', end: '14:00', employeeId: w.employee.employeeId }])
    const answer = await generator(client, w.manager).accept(run.id)
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().result.entries.map(({ id }: ScheduleEntry) => id),
      [tuesday!.entryId]
    )
    assert.deepEqual(answer.body().result.conflicts, [
      { entryId: monday!.entryId, byName: '', ruleId: 'overlap' },
    ])
  })

  test('two at once: each change is applied once', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w)
    const run = await proposedRun(client, w)
    const answers = await Promise.all(
      [w.manager, w.locationManager].map((who) => generator(client, who).accept(run.id))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 400])
    assert.equal(answers.find((answer) => answer.status() === 400)!.body().Code, 'scheduling.run_not_open')
    const [{ commands }] = (await organisationContext.run(w.organisationId, () =>
      rows(`select count(*) as commands from schedule_commands where label = 'acceptProposal'`)
    )) as [{ commands: number }]
    assert.equal(commands, 1)
  })

  test('at once with a planner who edits: neither waits for ever and nothing is lost', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const shifts = await openShifts(w)
    const run = await proposedRun(client, w)
    const { send } = planner(client, w, w.manager)
    const edits = shifts.map(({ id, version }) =>
      send([{ kind: 'update', id, version, changes: { employeeId: w.colleague.employeeId } }])
    )
    const [accepted, ...edited] = await Promise.all([generator(client, w.manager).accept(run.id), ...edits])
    accepted!.assertStatus(200)
    assert.isTrue(edited.every((answer) => [200, 409].includes(answer.status())))
    const taken = accepted!.body().result.entries.length
    assert.equal(taken + edited.filter((answer) => answer.status() === 200).length, 5)
  })

  test('of another organisation or location it does not exist; advisors and employees may not', async ({
    client,
  }) => {
    const w = await world()
    await openShifts(w, 1)
    const run = await proposedRun(client, w)
    const stranger = await world()
    ;(await generator(client, stranger.manager).accept(run.id)).assertStatus(404)
    for (const who of [w.advisor, w.employee]) (await generator(client, who).accept(run.id)).assertStatus(403)
    await place(w, [{ locationId: w.farLocationId }])
    await organisationContext.run(w.organisationId, () =>
      rows(`update auto_schedule_runs set scope = jsonb_set(scope, '{locationIds}', ?::jsonb)`, [
        JSON.stringify([w.locationId, w.farLocationId]),
      ])
    )
    ;(await generator(client, w.manager).accept(run.id)).assertStatus(404)
    ;(await generator(client, w.manager).show(run.id)).assertStatus(404)
    ;(await generator(client, w.admin).show(run.id)).assertStatus(200)
  })

  test('is kept in the audit log with its counts', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 2)
    const run = await proposedRun(client, w)
    await generator(client, w.manager).accept(run.id, {
      kind: 'entry',
      entryId: run.plan.changes[0]!.entryId,
    })
    await generator(client, w.manager).reject(run.id)
    const logged = await organisationContext.run(w.organisationId, () =>
      rows<{ action: string; after: object; actor_user_id: string }>(
        `select action, after, actor_user_id from audit_events where entity = 'auto_schedule_run' order by at, id`
      )
    )
    assert.containsSubset(logged, [
      { action: 'scheduling.request_run', actor_user_id: w.manager.userId, after: { shifts: 2 } },
      {
        action: 'scheduling.accept_proposal',
        after: { variant: 'asked', part: 'entry', accepted: 1, conflicts: 0 },
      },
      { action: 'scheduling.reject_proposal', after: { accepted: 1, rejected: 1 } },
    ])
  })
})
