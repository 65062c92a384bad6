import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import type { ScheduleRange } from '#contracts/schedule'
import type { RuleVerdict } from '#contracts/schedule_rules'
import { creating, planner } from '#tests/world/planner'
import { withSeverities, withoutRules, world, type World } from '#tests/world/world'

const week = { from: '2026-11-02', until: '2026-11-09' }
const span = [week.from, week.until] as const
const statesOf = ({ entries }: ScheduleRange) => entries.map(({ state }) => state).sort()

test.group('Steps of one list', () => {
  test('publishing, withdrawing and taking back are undone and done again in order', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, publish, withdraw, undo, redo, history, shift, range, undoable, undoPublication } =
      planner(client, w, w.manager)
    const states = async () => statesOf(await range(...span))
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...span)
    assert.containsSubset(await history(), {
      undo: { label: 'publish', shifts: 1, people: 1, from: '2026-11-02', until: '2026-11-03' },
      redo: null,
    })
    await withdraw(...span)
    const [withdrawal] = (await undoable(week)).body().result
    await undoPublication(withdrawal.id, week)
    const labels: string[] = []
    const pictures: string[][] = []
    for (const step of [undo, undo, undo, redo, redo, redo]) {
      labels.push((await history())[step === undo ? 'undo' : 'redo']!.label)
      ;(await step()).assertStatus(200)
      pictures.push(await states())
    }
    // The withdrawal was reverted by hand and is no step any longer; undoing that withdraws again.
    assert.deepEqual(labels, ['undoPublication', 'publish', 'create', 'create', 'publish', 'undoPublication'])
    assert.deepEqual(pictures[0], ['draft'])
  })

  test('a step says how much it touches, and that it reaches behind a publication', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const days = ['02', '03', '04', '05', '06', '07', '08']
    const shifts = days.flatMap((day) =>
      ['06:00', '10:00', '14:00'].map((start) =>
        creating(mine.shift({ day: `2026-11-${day}`, start, end: '18:00' }))
      )
    )
    await mine.send(shifts)
    assert.containsSubset(await mine.history(), {
      undo: { label: 'create', shifts: 21, people: 0, behindPublication: false, until: '2026-11-09' },
    })
    await hers.publish('2026-11-03', '2026-11-04')
    assert.containsSubset(await mine.history(), { undo: { label: 'create', behindPublication: true } })
    await mine.undo()
    assert.containsSubset(await mine.history(), { redo: { label: 'create', behindPublication: false } })
  })

  test('a step that another one has covered is refused by its id', async ({ client, assert }) => {
    const w = await world()
    const { create, undo, redo, history, shift, range } = planner(client, w, w.manager)
    await create(shift())
    const { undo: meant } = await history()
    await create(shift({ day: '2026-11-03' }))
    assert.equal((await undo({ stepId: meant!.id })).body().Code, 'scheduling.other_step')
    ;(await undo({ stepId: (await history()).undo!.id })).assertStatus(200)
    assert.lengthOf((await range(...span)).entries, 1)
    assert.equal((await redo({ stepId: newId() })).body().Code, 'scheduling.other_step')
  })

  test('what another planner published since stays seen, and is named', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const person = { employeeId: w.employee.employeeId }
    const { id } = await mine.create(mine.shift(person))
    await mine.create(mine.shift({ ...person, day: '2026-11-03' }))
    await mine.publish(...span)
    const { version } = (await mine.range(...span)).entries.find((entry) => entry.id === id)!
    await hers.send([{ kind: 'update', id, version, changes: { end: '15:00' } }])
    await hers.publish(...span)
    const answer = (await mine.undo()).body().result
    assert.deepEqual(answer.conflicts, [{ entryId: id, byName: 'Ada Đặng' }])
    assert.deepEqual(statesOf(await mine.range(...span)), ['draft', 'published'])
  })

  test('a publication withdrawn by another planner is no longer a step', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    await mine.create(mine.shift())
    await mine.publish(...span)
    const [{ id }] = (await hers.undoable(week)).body().result
    await hers.undoPublication(id, week)
    assert.containsSubset(await mine.history(), { undo: { label: 'create' } })
    assert.containsSubset(await hers.history(), { undo: { label: 'undoPublication', shifts: 1 } })
  })
})

/** Eight hours between Monday's late shift and Tuesday's early one. */
async function shortRest(client: ApiClient, w: World) {
  const others = { daily_hours: 'off', shifts_per_day: 'off', day_break: 'off' } as const
  await withSeverities(w, { ...others, daily_rest: 'alert' })
  const { create, shift } = planner(client, w, w.manager)
  const mine = { employeeId: w.employee.employeeId }
  const late = await create(shift({ ...mine, start: '14:00', end: '22:00' }))
  const early = await create(shift({ ...mine, day: '2026-11-03', start: '06:00', end: '14:00' }))
  return { ruleId: 'daily_rest', ...mine, entryIds: [late.id, early.id], reason: 'She asked for it' }
}

test.group('An answer to a warning', () => {
  test('is a step, and so is taking it back', async ({ client, assert }) => {
    const w = await world()
    const { undo, redo, history } = planner(client, w, w.manager)
    const accepted = await client
      .post('/api/scheduling/rule-acceptances')
      .bearerToken(w.manager.token)
      .json(await shortRest(client, w))
    accepted.assertStatus(201)
    const acceptance = accepted.body().result
    const standing = async () => {
      const answer = await client.get('/api/scheduling/rule-verdicts').bearerToken(w.manager.token).qs(week)
      return (answer.body().result.items as RuleVerdict[]).map((one) => one.acceptance)
    }
    assert.containsSubset(await history(), { undo: { label: 'acceptWarning', shifts: 0 } })
    const { entries, removedIds, conflicts } = (await undo()).body().result
    assert.deepEqual([entries, removedIds, conflicts], [[], [], []])
    assert.deepEqual(await standing(), [null])
    ;(await redo()).assertStatus(200)
    // With its reason, its author and its time.
    assert.deepEqual(await standing(), [acceptance])
    await client.delete(`/api/scheduling/rule-acceptances/${acceptance.id}`).bearerToken(w.manager.token)
    assert.containsSubset(await history(), { undo: { label: 'takeBackWarning' }, redo: null })
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await standing(), [acceptance])
    ;(await undo()).assertStatus(200)
    assert.deepEqual(await standing(), [null])
    assert.containsSubset(await history(), { undo: { label: 'create' } })
  })

  test('that another planner took back already is undone without a change', async ({ client, assert }) => {
    const w = await world()
    const { undo, redo, range } = planner(client, w, w.manager)
    const accepted = await client
      .post('/api/scheduling/rule-acceptances')
      .bearerToken(w.manager.token)
      .json(await shortRest(client, w))
    const taken = client.delete(`/api/scheduling/rule-acceptances/${accepted.body().result.id}`)
    ;(await taken.bearerToken(w.admin.token)).assertStatus(204)
    const { revision } = await range(...span)
    assert.equal((await undo()).body().result.revision, revision)
    assert.isAbove((await redo()).body().result.revision, revision)
  })
})
