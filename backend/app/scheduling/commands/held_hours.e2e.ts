import { test } from '@japa/runner'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { positionsOf } from '@shiftloom/solver/labour_code/plan/plan_entries'
import { periodBalancesOf } from '@shiftloom/solver/labour_code/plan/period_balances'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import type { EntryOperation, ScheduleEntry } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { withSeverities, world, type World } from '#tests/world/world'

const day = '2026-11-05'
const whole = { fullDay: true, start: '00:00', end: '00:00', positionId: null }
const november = { from: '2026-11-01', until: '2026-12-01' }

/** Eight to eight: longer than the eight hours that a day of leave takes by itself. */
async function stage(client: ApiClient) {
  const w = await world()
  await withSeverities(w, { daily_hours: 'off', daily_norm: 'off', day_break: 'off' })
  const desk = planner(client, w, w.manager)
  const mine = { employeeId: w.employee.employeeId, day }
  const long = desk.shift({ ...mine, start: '08:00', end: '20:00' })
  const leave = desk.shift({ ...mine, ...whole, type: 1 })
  return { w, ...desk, mine, long, leave }
}

/** The hours agreed for November, as the person's balance shows them. */
async function agreedHours(client: ApiClient, w: World): Promise<number> {
  const { range } = planner(client, w, w.manager)
  const answer = await client
    .get('/api/scheduling/rule-context')
    .bearerToken(w.manager.token)
    .qs({ ...november })
  const context = answer.body().result as PlanContext
  const person = context.people.find(({ id }) => id === w.employee.employeeId)!
  const rules = context.ruleSets.find(({ id }) => id === person.ruleSetId)!
  const { entries } = await range(november.from, november.until)
  const own = [...context.around, ...entries].filter(({ employeeId }) => employeeId === person.id)
  const balances = periodBalancesOf(person, rules, positionsOf(context), own)
  return balances.find(({ from }) => from === november.from)!.agreedMinutes / 60
}

const removing = ({ id, version }: ScheduleEntry): EntryOperation => ({ kind: 'delete', id, version })
const heldIn = (entries: ScheduleEntry[], id: string) => entries.find((one) => one.id === id)?.heldMinutes

test.group('Hours planned for an absence', () => {
  test('stay with it when the shift makes way in the same step, and undo is exact', async ({
    client,
    assert,
  }) => {
    const { w, create, send, undo, redo, range, long, leave } = await stage(client)
    const before = await agreedHours(client, w)
    const shift = await create(long)
    const id = newId()
    const seenBefore = await range('2026-11-01', '2026-12-01')
    ;(await send([removing(shift), creating(leave, id)], 'edit')).assertStatus(200)
    assert.equal(heldIn((await range('2026-11-01', '2026-12-01')).entries, id), 720)
    assert.equal(await agreedHours(client, w), before - 12)

    ;(await undo()).assertStatus(200)
    const back = await range('2026-11-01', '2026-12-01')
    const content = (entries: ScheduleEntry[]) => entries.map(({ version: _, ...one }) => one)
    assert.deepEqual(content(back.entries), content(seenBefore.entries))
    assert.equal(await agreedHours(client, w), before)
    ;(await redo()).assertStatus(200)
    assert.equal(heldIn((await range('2026-11-01', '2026-12-01')).entries, id), 720)
    assert.equal(await agreedHours(client, w), before - 12)
  })

  test('stay when the shift goes to another person', async ({ client, assert }) => {
    const { w, create, send, range, long, leave } = await stage(client)
    const before = await agreedHours(client, w)
    const { id: shiftId, version } = await create(long)
    const id = newId()
    const toColleague = { employeeId: w.colleague.employeeId }
    const handOver: EntryOperation = { kind: 'update', id: shiftId, version, changes: toColleague }
    ;(await send([handOver, creating(leave, id)], 'edit')).assertStatus(200)
    assert.equal(heldIn((await range('2026-11-01', '2026-12-01')).entries, id), 720)
    assert.equal(await agreedHours(client, w), before - 12)
  })

  test('are those that staff see when the shift went before the absence came', async ({ client, assert }) => {
    const { w, create, send, publish, range, long, leave } = await stage(client)
    const before = await agreedHours(client, w)
    const { id: shiftId } = await create(long)
    await publish('2026-11-01', '2026-12-01')
    const shift = (await range('2026-11-01', '2026-12-01')).entries.find(({ id }) => id === shiftId)!
    ;(await send([removing(shift)], 'delete')).assertStatus(200)
    const { heldMinutes } = await create(leave)
    assert.equal(heldMinutes, 720)
    assert.equal(await agreedHours(client, w), before - 12)
    await publish('2026-11-01', '2026-12-01')
    assert.equal(await agreedHours(client, w), before - 12)
  })

  test('without a shift a day of leave takes eight hours, and nothing on a day off', async ({
    client,
    assert,
  }) => {
    const { w, create, leave } = await stage(client)
    const before = await agreedHours(client, w)
    assert.equal((await create(leave)).heldMinutes, 0)
    assert.equal(await agreedHours(client, w), before - 8)
    await create({ ...leave, day: '2026-11-07' })
    assert.equal(await agreedHours(client, w), before - 8)
  })

  test('survive a comment, go over to sickness, and are counted again on another day', async ({
    client,
    assert,
  }) => {
    const { create, send, long, leave } = await stage(client)
    const shift = await create(long)
    const id = newId()
    const { entries } = (await send([removing(shift), creating(leave, id)], 'edit')).body().result
    const change = async (version: number, changes: object): Promise<ScheduleEntry> => {
      const answer = await send([{ kind: 'update', id, version, changes }], 'edit')
      answer.assertStatus(200)
      return answer.body().result.entries[0]
    }
    const commented = await change(heldVersion(entries, id), { comment: 'Tatra' })
    assert.equal(commented.heldMinutes, 720)
    const sick = newId()
    const swapped = await send([removing(commented), creating({ ...leave, type: 7 }, sick)], 'edit')
    assert.equal(heldIn(swapped.body().result.entries, sick), 720)
    const moved = await send(
      [
        {
          kind: 'update',
          id: sick,
          version: heldVersion(swapped.body().result.entries, sick),
          changes: { day: '2026-11-10' },
        },
      ],
      'move'
    )
    assert.equal(heldIn(moved.body().result.entries, sick), 0)
  })

  test('stay as they were entered where staff see a longer shift, whatever else the step does', async ({
    client,
    assert,
  }) => {
    const { w, create, send, publish, long, leave } = await stage(client)
    await create(long)
    await publish('2026-11-01', '2026-12-01')
    const { range } = planner(client, w, w.manager)
    const shown = async () => (await range('2026-11-01', '2026-12-01')).entries
    const [shift] = await shown()
    const shorter = await send([
      { kind: 'update', id: shift!.id, version: shift!.version, changes: { end: '16:00' } },
    ])
    const id = newId()
    const entered = await send([removing(shorter.body().result.entries[0]), creating(leave, id)], 'edit')
    const held = heldIn(entered.body().result.entries, id)
    assert.isAbove(held!, 0)
    assert.isBelow(held!, 720)
    const commenting = async (comment: string): Promise<EntryOperation> => ({
      ...{ kind: 'update', id, version: heldVersion(await shown(), id) },
      changes: { comment },
    })
    ;(await send([await commenting('Tatra')], 'edit')).assertStatus(200)
    assert.equal(heldIn(await shown(), id), held)
    const other = creating({ ...leave, day: '2026-11-12' })
    ;(await send([await commenting('Beskid'), other], 'edit')).assertStatus(200)
    assert.equal(heldIn(await shown(), id), held)
  })

  test('are counted for each absence of a step, in whatever order its days come', async ({
    client,
    assert,
  }) => {
    const { create, send, range, long, leave } = await stage(client)
    const days = ['2026-11-12', '2026-11-05', '2026-11-10']
    const shifts: ScheduleEntry[] = []
    for (const day of days) shifts.push(await create({ ...long, day }))
    const ids = days.map(() => newId())
    const leaves = days.map((day, place) => creating({ ...leave, day }, ids[place]))
    ;(await send([...shifts.map(removing), ...leaves], 'edit')).assertStatus(200)
    const { entries } = await range('2026-11-01', '2026-12-01')
    assert.deepEqual(
      ids.map((id) => heldIn(entries, id)),
      [720, 720, 720]
    )
  })

  test('are those of a person: an absence of no one is refused', async ({ client, assert }) => {
    const { send, leave } = await stage(client)
    const answer = await send([creating({ ...leave, employeeId: null })])
    assert.equal(answer.body().Code, 'scheduling.unassigned_must_be_shift')
  })
})

const heldVersion = (entries: ScheduleEntry[], id: string): number =>
  entries.find((one) => one.id === id)!.version
