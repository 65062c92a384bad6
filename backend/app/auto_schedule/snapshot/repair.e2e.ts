import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import { generator, goals, proposedRun, weekAt } from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import type { ScheduleEntry } from '#contracts/schedule'
import type { ProposalChange, RunRepair, RunScope } from '#contracts/auto_schedule'
import { planner } from '#tests/world/planner'
import { acting, world, type World } from '#tests/world/world'

const week = ['2026-11-02', '2026-11-09'] as const
const [monday, tuesday, wednesday, thursday, friday] = [2, 3, 4, 5, 6].map((day) => `2026-11-0${day}`) as [
  string,
  string,
  string,
  string,
  string,
]
const all = { published: true, locked: true, manual: true }
const keepingAll = (w: World, more: Partial<RunScope> = {}) => weekAt(w, { keep: all, ...more })
const missing = (employeeId: string, from = monday, until = wednesday): RunRepair[] => [
  { employeeId, from, until },
]
const shiftsIn = (changes: readonly ProposalChange[]) => changes.map(({ entryId }) => entryId).sort()

/** A published week planned by hand: two people share the days, so that everyone else is free. */
async function plannedWeek(client: Parameters<typeof planner>[0]) {
  const w = await world()
  const [hers, his] = [w.employee.employeeId, w.colleague.employeeId]
  const shifts = await place(w, [
    { employeeId: hers, day: monday },
    { employeeId: hers, day: tuesday },
    { employeeId: his, day: wednesday },
    { employeeId: hers, day: thursday },
    { employeeId: his, day: friday },
  ])
  ;(await planner(client, w, w.manager).publish(...week)).assertStatus(200)
  return { w, hers, his, shifts, ...planner(client, w, w.manager) }
}

test.group('Repair: a person cannot come', () => {
  test('her shifts of these days are given away, published and planned by hand; nothing else moves', async ({
    client,
    assert,
  }) => {
    const { w, hers, shifts } = await plannedWeek(client)
    const repair = missing(hers)
    const run = await proposedRun(client, w, { scope: keepingAll(w), repair })
    assert.deepEqual(run.repair, repair)
    const [one, two] = shifts
    assert.deepEqual(shiftsIn(run.plan.changes), [one!.id, two!.id].sort())
    assert.isTrue(run.plan.changes.every(({ fromEmployeeId }) => fromEmployeeId === hers))
    assert.isTrue(run.plan.changes.every(({ toEmployeeId }) => toEmployeeId && toEmployeeId !== hers))
    // One person takes over both days: the fewest other people whose plan changes.
    assert.equal(run.plan.changedPeople, 2)
    assert.deepEqual([run.plan.figures.unfilledShifts, run.plan.figures.blockingViolations], [0, 0])
  })

  test('everything else may move and still does not when it need not', async ({ client, assert }) => {
    const { w, hers, shifts } = await plannedWeek(client)
    const keep = { published: false, locked: true, manual: false }
    const run = await proposedRun(client, w, { scope: keepingAll(w, { keep }), repair: missing(hers) })
    const [one, two] = shifts
    assert.deepEqual(shiftsIn(run.plan.changes), [one!.id, two!.id].sort())
    assert.equal(run.plan.changedPeople, 2)
  })

  test('accepted it waits to be published again; undo leaves the published week', async ({
    client,
    assert,
  }) => {
    const { w, hers, shifts, range, undo, publish } = await plannedWeek(client)
    const before = (await range(...week)).entries
    const run = await proposedRun(client, w, { scope: keepingAll(w), repair: missing(hers) })
    const { accept, show } = generator(client, w.manager)
    ;(await accept(run.id)).assertStatus(200)
    const states = async () =>
      new Map((await range(...week)).entries.map(({ id, state }: ScheduleEntry) => [id, state]))
    const [one, two, three, four, five] = shifts.map(({ id }) => id)
    assert.deepEqual(
      await states(),
      new Map([
        [one, 'changed'],
        [two, 'changed'],
        [three, 'published'],
        [four, 'published'],
        [five, 'published'],
      ])
    )
    assert.equal((await show(run.id)).body().result.state, 'accepted')
    ;(await undo()).assertStatus(200)
    const content = (entries: ScheduleEntry[]) => entries.map(({ version: _version, ...rest }) => rest)
    assert.sameDeepMembers(content((await range(...week)).entries), content(before))
    ;(await accept(run.id)).assertStatus(200)
    ;(await publish(...week)).assertStatus(200)
    assert.isTrue([...(await states()).values()].every((state) => state === 'published'))
  })

  test('a lock is kept while locks are, and the check names it; without that it is given away', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [hers, his] = [w.employee.employeeId, w.colleague.employeeId]
    const [locked] = await place(w, [
      { employeeId: hers, day: monday, locked: true },
      { employeeId: hers, day: tuesday },
    ])
    const repair = missing(hers)
    const scope = keepingAll(w, { employeeIds: [his] })
    const checked = await generator(client, w.manager).check(scope, repair)
    assert.equal(checked.body().result.shifts, 1)
    assert.containsSubset(checked.body().result.findings, [{ code: 'locked_breaks_rule' }])
    const run = await proposedRun(client, w, { scope, repair })
    // The scope gives work to him alone; what she has counts anyway.
    assert.containsSubset(run.plan.changes, [{ day: tuesday, fromEmployeeId: hers, toEmployeeId: his }])
    assert.lengthOf(run.plan.changes, 1)
    await generator(client, w.manager).reject(run.id)

    const loose = { ...scope, keep: { ...all, locked: false } }
    const again = await proposedRun(client, w, { scope: loose, repair })
    assert.lengthOf(again.plan.changes, 2)
    ;(await generator(client, w.manager).accept(again.id)).assertStatus(200)
    const { entries } = await planner(client, w, w.manager).range(...week)
    const given = entries.find(({ id }) => id === locked!.id)!
    assert.deepEqual([given.employeeId, given.locked], [his, false])
  })

  test('she gets nothing in these days, the night she had begun before stays hers', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const hers = w.employee.employeeId
    await place(w, [
      { employeeId: hers, day: monday, start: '22:00', end: '06:00' },
      { employeeId: hers, day: tuesday, start: '22:00', end: '06:00' },
      { day: tuesday, start: '14:00', end: '22:00' },
    ])
    const repair = missing(hers, tuesday, wednesday)
    const scope = keepingAll(w, { employeeIds: [hers] })
    const problem = await acting(w.admin, () =>
      buildProblem({ scope, repair, goals: goals(), seed: 1, budgetMs: 1, seesCost: false })
    )
    assert.equal(problem.mode, 'repair')
    assert.deepEqual(problem.absences, [
      {
        personId: hers,
        start: Date.parse('2026-11-03T05:00:00Z'),
        end: Date.parse('2026-11-03T23:00:00Z'),
      },
    ])
    assert.deepEqual(
      problem.shifts.map(({ day, currentPersonId }) => [day, currentPersonId]),
      [
        [tuesday, null],
        [tuesday, hers],
      ]
    )
    const run = await proposedRun(client, w, { scope, repair })
    // No one else may be asked: hers is left open, and so is the other one.
    assert.deepEqual(
      run.plan.changes.map(({ fromEmployeeId, toEmployeeId }) => [fromEmployeeId, toEmployeeId]),
      [[hers, null]]
    )
    assert.lengthOf(run.plan.unfilled, 2)
    const blocking = run.plan.unfilled.flatMap(({ blockers }) => blockers)
    assert.isTrue(blocking.every(({ employeeId, code }) => employeeId === hers && code !== 'free'))
  })

  test('its variants repair too', async ({ client, assert }) => {
    const { w, hers } = await plannedWeek(client)
    const asking = { scope: keepingAll(w), repair: missing(hers), variants: ['fairest' as const] }
    const run = await proposedRun(client, w, asking)
    const changes = await generator(client, w.manager).changes(run.id, 'fairest')
    assert.lengthOf(changes, 2)
    assert.isTrue(changes.every(({ fromEmployeeId }) => fromEmployeeId === hers))
  })
})

test.group('Repair: the demand has changed', () => {
  test('open shifts are filled and no one else is disturbed', async ({ client, assert }) => {
    const { w, shifts, hers } = await plannedWeek(client)
    const open = await place(w, [
      { day: monday, start: '08:00', end: '16:00' },
      { day: tuesday, start: '08:00', end: '16:00' },
    ])
    const keep = { published: false, locked: true, manual: false }
    const run = await proposedRun(client, w, { scope: keepingAll(w, { keep }), repair: [] })
    assert.deepEqual(run.repair, [])
    assert.deepEqual(shiftsIn(run.plan.changes), open.map(({ id }) => id).sort())
    assert.equal(run.plan.changedPeople, 1)
    assert.equal(run.plan.figures.unfilledShifts, 0)
    assert.isString(hers)
    assert.lengthOf(shifts, 5)
  })

  test('without an open shift, or one to give away, there is nothing to repair', async ({
    client,
    assert,
  }) => {
    const { w, hers, his } = await plannedWeek(client)
    const { request } = generator(client, w.manager)
    const asks = (repair: RunRepair[], scope = keepingAll(w)) => request(scope, {}, 5_000, { repair })
    for (const repair of [[], missing(his), missing(hers, '2026-11-07', '2026-11-09')]) {
      const refused = await asks(repair)
      refused.assertStatus(400)
      assert.equal(refused.body().Code, 'scheduling.nothing_to_repair')
    }
    const reversed = await asks(missing(hers, wednesday, monday))
    assert.equal(reversed.body().Code, 'scheduling.range_reversed')
    ;(await asks(missing(newId()))).assertStatus(404)
    const stranger = await world()
    ;(await asks(missing(stranger.employee.employeeId))).assertStatus(404)
    const polish = await asks([]).header('Accept-Language', 'pl-PL')
    assert.match(polish.body().ErrorMessage, /nie ma czego naprawiać/)
    ;(await asks(missing(hers))).assertStatus(201)
  })
})
