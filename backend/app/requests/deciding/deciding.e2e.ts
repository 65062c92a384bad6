import { test } from '@japa/runner'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import type { ScheduleEntry } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { withoutRules, world, type World } from '#tests/world/world'

const days = [4, 5, 6, 7, 8].map((day) => `2030-03-0${day}`)
const entriesOf = async (client: Parameters<typeof planner>[0], w: World): Promise<ScheduleEntry[]> =>
  (await planner(client, w, w.manager).range('2030-03-01', '2030-04-01')).entries
const codeOf = (answer: { body(): { Code?: string } }) => answer.body().Code

test.group('Requests: deciding', () => {
  test('an approved request enters the schedule in one step and its shifts make way', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const plan = planner(client, w, w.manager)
    const shift = await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: week.monday }))
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const desk = requestDesk(client, w.locationManager)
    const effect = (await desk.effect(id)).body().result
    assert.containsSubset(effect, { shifts: [{ entryId: shift.id, published: false }] })
    const approved = await desk.approve(id, 1, { reason: 'Enjoy' })
    approved.assertStatus(200)
    assert.containsSubset(approved.body().result, {
      ...{ status: 1, version: 2, decisionReason: 'Enjoy', automatic: false, decidedBy: 'Ada Zieliński' },
      rights: { withdraw: true, approve: false },
    })
    const entries = await entriesOf(client, w)
    const leave = entries.filter(({ type }) => type === 1)
    assert.deepEqual(
      leave.map(({ day, code, source, fullDay, employeeId }) => [day, code, source, fullDay, employeeId]),
      days.map((day) => [day, 'AL', 'request', true, w.employee.employeeId])
    )
    assert.equal(leave[0]!.heldMinutes, 480)
    assert.isNull(entries.find((entry) => entry.id === shift.id)!.employeeId)
    assert.equal(codeOf(await desk.approve(id, 2)), 'requests.not_in_this_state')
    assert.equal(codeOf(await desk.approve(id, 1)), 'core.stale_version')

    ;(await desk.reject(id, 2, 'Too many away')).assertStatus(200)
    const after = await entriesOf(client, w)
    assert.lengthOf(
      after.filter(({ type }) => type === 1),
      0
    )
    assert.equal(after.find((entry) => entry.id === shift.id)!.employeeId, w.employee.employeeId)
    const { steps, status } = await desk.details(id)
    assert.deepEqual([status, steps.map(({ kind }) => kind)], [2, ['filed', 'approved', 'withdrawn']])
  })

  test('undo in the schedule brings the request back to waiting, redo approves it again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const desk = requestDesk(client, w.locationManager)
    await desk.approve(id, 1, { reason: 'Enjoy' })
    const plan = planner(client, w, w.locationManager)
    assert.containsSubset(await plan.history(), { undo: { label: 'approveRequest' } })
    ;(await plan.undo()).assertStatus(200)
    assert.isEmpty(await entriesOf(client, w))
    const back = await desk.details(id)
    assert.deepEqual([back.status, back.steps.at(-1)!.kind], [0, 'returned'])
    assert.deepEqual([back.decidedAt, back.decidedBy, back.decisionReason], [null, null, null])
    ;(await plan.redo()).assertStatus(200)
    assert.containsSubset(await desk.details(id), {
      ...{ status: 1, decidedBy: 'Ada Zieliński', decisionReason: 'Enjoy' },
    })
    assert.lengthOf(await entriesOf(client, w), 5)
    ;(await desk.reject(id, (await desk.details(id)).version)).assertStatus(200)
    ;(await plan.undo()).assertStatus(200)
    assert.equal((await desk.details(id)).status, 1)
  })

  test('a type without acceptance is approved by itself; the owner edits it and it is asked again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const automatic = await madeType(w, { needsAcceptance: false })
    const asked = await madeType(w, { name: 'Unpaid', shortcut: 'UP', paid: false, kind: 'other' })
    const desk = requestDesk(client, w.employee)
    const filed = await desk.filed(automatic)
    assert.containsSubset(filed, { status: 1, automatic: true, decidedBy: null })
    assert.lengthOf(await entriesOf(client, w), 5)
    const { draft: _draft, ...content } = desk.usual(asked, { lastDay: week.monday })
    const changed = await desk.change(filed.id, { ...content, version: filed.version, draft: false })
    changed.assertStatus(200)
    assert.containsSubset(changed.body().result, { status: 0, automatic: false, minutes: 480 })
    assert.isEmpty(await entriesOf(client, w))
  })

  test('where shifts were moved out of its hours, nothing is approved, and by itself it waits', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [asked, byItself] = [
      await madeType(w),
      await madeType(w, { name: 'Fast', shortcut: 'FT', needsAcceptance: false }),
    ]
    const plan = planner(client, w, w.locationManager)
    const { monday } = week
    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: monday }))
    await plan.publish(monday, '2030-03-05')
    const desk = requestDesk(client, w.locationManager)
    const hours = { firstDay: monday, lastDay: monday, part: { start: '08:00', end: '10:00' } }
    const { id } = await requestDesk(client, w.employee).filed(asked, hours)
    const later = { start: '12:00', end: '20:00' }
    const [{ id: shiftId, version }] = (await plan.range(monday, '2030-03-05')).entries as [ScheduleEntry]
    ;(await plan.send([{ kind: 'update', id: shiftId, version, changes: later }], 'move')).assertStatus(200)
    const refused = await desk.approve(id, 1)
    assert.equal(codeOf(refused), 'requests.takes_nothing')
    assert.equal((await desk.details(id)).status, 0)
    ;(await desk.reject(id, 1)).assertStatus(200)
    // Staff see what is published, and are not refused by what is not.
    assert.equal((await requestDesk(client, w.employee).filed(byItself, hours)).status, 0)
  })

  test('no one decides on their own request, or on one they may not see', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const own = await requestDesk(client, w.locationManager).filed(typeId)
    assert.equal(
      codeOf(await requestDesk(client, w.locationManager).approve(own.id, 1)),
      'requests.own_decision'
    )
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    for (const who of [w.employee, w.colleague, w.manager])
      assert.equal(codeOf(await requestDesk(client, who).approve(id, 1)), 'core.forbidden')
    ;(await requestDesk(client, w.admin).approve(own.id, 1)).assertStatus(200)
    const admins = await requestDesk(client, w.admin).filed(typeId)
    ;(await requestDesk(client, w.admin).approve(admins.id, 1)).assertStatus(200)
  })

  test('two who decide at once: one does, the other is refused', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const answers = await Promise.all([
      requestDesk(client, w.locationManager).approve(id, 1),
      requestDesk(client, w.admin).reject(id, 1),
    ])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409])
  })

  test('a business trip is work with the hours of the shift it replaces', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    const typeId = await madeType(w, { name: 'Trip', shortcut: 'BT', kind: 'delegation' })
    const plan = planner(client, w, w.manager)
    await plan.create(
      plan.shift({ employeeId: w.employee.employeeId, day: week.monday, start: '06:00', end: '12:00' })
    )
    const { id } = await requestDesk(client, w.employee).filed(typeId, { lastDay: '2030-03-05' })
    await requestDesk(client, w.admin).approve(id, 1, { shifts: 'delete' })
    const trips = (await entriesOf(client, w)).filter(({ type }) => type === 2)
    assert.deepEqual(
      trips.map(({ start, end, workMinutes }) => [start, end, workMinutes]),
      [
        ['06:00', '12:00', 360],
        ['08:00', '16:00', 480],
      ]
    )
  })

  test('remote work is work as well, under its own shortcut, and takes no hours off', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const typeId = await madeType(w, {
      ...{ name: 'Remote work', shortcut: 'RW', kind: 'other', countsAsWorkingTime: true },
    })
    const plan = planner(client, w, w.manager)
    await plan.create(
      plan.shift({ employeeId: w.employee.employeeId, day: week.monday, start: '06:00', end: '12:00' })
    )
    const { id } = await requestDesk(client, w.employee).filed(typeId, { lastDay: week.monday })
    ;(await requestDesk(client, w.admin).approve(id, 1, { shifts: 'delete' })).assertStatus(200)
    const own = (await entriesOf(client, w)).filter(({ employeeId }) => employeeId === w.employee.employeeId)
    assert.deepEqual(
      own.map(({ type, code, start, end, workMinutes }) => [type, code, start, end, workMinutes]),
      [[2, 'RW', '06:00', '12:00', 360]]
    )
  })

  test('no step is left that could bring back the absence of an edited, rejected or deleted request', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const own = requestDesk(client, w.employee)
    const desk = requestDesk(client, w.locationManager)
    const plan = planner(client, w, w.locationManager)
    const { draft: _draft, ...content } = own.usual(typeId)
    const change = (id: string, version: number) => own.change(id, { ...content, version, draft: false })
    const nothing = async (step: 'undo' | 'redo') =>
      assert.equal(codeOf(await plan[step]()), `scheduling.nothing_to_${step}`)
    const absences = async () => (await entriesOf(client, w)).filter(({ type }) => type === 1)

    // Approved, rejected, edited: the step of the rejection is the last one.
    const { id } = await own.filed(typeId)
    ;(await desk.approve(id, 1)).assertStatus(200)
    ;(await desk.reject(id, 2)).assertStatus(200)
    ;(await change(id, 3)).assertStatus(200)
    await nothing('undo')
    // Approved, undone, and rejected as it waits.
    ;(await desk.approve(id, 4)).assertStatus(200)
    ;(await plan.undo()).assertStatus(200)
    ;(await desk.reject(id, 6)).assertStatus(200)
    await nothing('redo')
    // Approved, undone, approved by another: the first approval is not done again.
    ;(await change(id, 7)).assertStatus(200)
    ;(await desk.approve(id, 8)).assertStatus(200)
    ;(await plan.undo()).assertStatus(200)
    ;(await requestDesk(client, w.admin).approve(id, 10)).assertStatus(200)
    await nothing('redo')
    assert.lengthOf(await absences(), 5)
    // Edited while it is approved, then deleted.
    ;(await change(id, 11)).assertStatus(200)
    ;(await own.remove(id, 12)).assertStatus(204)
    for (const who of [w.locationManager, w.admin, w.employee])
      assert.notEqual((await planner(client, w, who).undo()).status(), 200)
    assert.deepEqual(await absences(), [])
  })
})
