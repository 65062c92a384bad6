import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import { planner } from '#tests/world/planner'
import { acting, withoutRules, world, type World } from '#tests/world/world'

const codeOf = (answer: { body(): { Code?: string } }) => answer.body().Code
const entriesOf = async (client: ApiClient, w: World, from: string, until: string) =>
  (await planner(client, w, w.admin).range(from, until)).entries
const change = <T>(w: World, sql: string, bindings: unknown[]): Promise<T[]> =>
  acting(w.admin, () => rows<T>(sql, bindings))
const monday = { firstDay: week.monday, lastDay: week.monday }

test.group('Requests over days that differ', () => {
  test('each day takes what its contract says, none where there is no contract', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    const { employeeId } = w.employee
    await change(w, `update employee_contracts set ends_on = '2030-03-05' where employee_id = ?`, [
      employeeId,
    ])
    await change(
      w,
      `insert into employee_contracts (id, organisation_id, employee_id, work_system, fte, starts_on)
       select ?, organisation_id, employee_id, work_system, 0.5, '2030-03-07' from employee_contracts where employee_id = ?`,
      [newId(), employeeId]
    )
    const { days, minutes } = await requestDesk(client, w.employee).count(typeId)
    assert.deepEqual(
      days.map(({ day, minutes: taken, reason }) => [day.slice(8), taken, reason]),
      [
        ['04', 480, 'norm'],
        ['05', 480, 'norm'],
        ['06', 0, 'no_contract'],
        ['07', 240, 'norm'],
        ['08', 240, 'norm'],
      ]
    )
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    ;(await requestDesk(client, w.admin).approve(id, 1)).assertStatus(200)
    assert.equal(minutes, 1440)
    assert.deepEqual(
      (await entriesOf(client, w, week.monday, week.sunday)).map(({ day }) => day.slice(8)),
      ['04', '05', '07', '08']
    )
  })

  test('a year over both clock changes and the end of the year is taken and given back whole', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 366 })
    const days = { firstDay: '2030-03-25', lastDay: '2031-03-25' }
    const desk = requestDesk(client, w.employee)
    const { minutes, balances } = await desk.count(typeId, days)
    assert.deepEqual(
      balances.map(({ year }) => year),
      [2030, 2031]
    )
    assert.equal(
      balances.reduce((total, { askedMinutes }) => total + askedMinutes, 0),
      minutes
    )
    const { id } = await desk.filed(typeId, days)
    ;(await requestDesk(client, w.admin).approve(id, 1)).assertStatus(200)
    const there = async () => {
      const [found] = await change<{ days: number }>(
        w,
        `select count(*)::int as days from schedule_entries
         where type = 1 and deleted_at is null and employee_id = ?`,
        [w.employee.employeeId]
      )
      return found!.days
    }
    assert.deepEqual(await there(), minutes / 480)
    ;(await requestDesk(client, w.admin).reject(id, 2)).assertStatus(200)
    assert.deepEqual(await there(), 0)
  })

  test('a part of a day is as long as the clock really ran', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w, { kind: 'other' })
    const hours = async (day: string, next: string) => {
      const part = { start: '01:00', end: '04:00' }
      const asked = { firstDay: day, lastDay: day, skipWeekends: false, skipHolidays: false, part }
      const { id, minutes } = await requestDesk(client, w.employee).filed(typeId, asked)
      ;(await requestDesk(client, w.admin).approve(id, 1)).assertStatus(200)
      const [entry] = await entriesOf(client, w, day, next)
      return [minutes, entry!.type, entry!.workMinutes]
    }
    assert.deepEqual(await hours('2030-03-31', '2030-04-01'), [120, 6, 120])
    assert.deepEqual(await hours('2030-10-27', '2030-10-28'), [240, 6, 240])
  })
})

test.group('Requests while something changes', () => {
  test('a type that was archived since: what was asked is decided and sent, nothing new is asked', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    const waiting = await desk.filed(typeId, monday)
    const draft = await desk.filed(typeId, { firstDay: week.friday, lastDay: week.friday, draft: true })
    ;(await client.post(`/api/requests/types/${typeId}/archive`).bearerToken(w.admin.token)).assertStatus(200)
    assert.equal(
      codeOf(await desk.file(typeId, { firstDay: '2030-03-06', lastDay: '2030-03-06' })),
      'requests.type_not_usable'
    )
    const { draft: _draft, ...content } = desk.usual(typeId, { firstDay: week.friday, lastDay: week.friday })
    const sent = await desk.change(draft.id, { ...content, version: 1, draft: false })
    sent.assertStatus(200)
    const decider = requestDesk(client, w.locationManager)
    for (const { id, version } of [waiting, sent.body().result])
      (await decider.approve(id, version)).assertStatus(200)
    assert.lengthOf(await entriesOf(client, w, week.monday, week.sunday), 2)
    assert.isTrue((await decider.details(waiting.id)).type.archived)
  })

  test('a person who was archived since: nothing is asked for them, what waits can be rejected', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.colleague).filed(typeId, monday)
    await change(w, 'update employees set archived_at = now() where id = ?', [w.colleague.employeeId])
    const desk = requestDesk(client, w.admin)
    const { employeeId } = w.colleague
    assert.equal(codeOf(await desk.file(typeId, { ...monday, employeeIds: [employeeId] })), 'core.not_found')
    const { draft: _draft, ...content } = desk.usual(typeId, monday)
    assert.equal(codeOf(await desk.change(id, { ...content, version: 1, draft: false })), 'core.not_found')
    assert.equal(codeOf(await desk.approve(id, 1)), 'requests.person_archived')
    ;(await desk.reject(id, 1)).assertStatus(200)
    assert.isEmpty(await entriesOf(client, w, week.monday, week.sunday))
  })

  test('approval as a planner moves the covered shift: either is first, and no one is both away and at work', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const typeId = await madeType(w)
    const plan = planner(client, w, w.manager)
    for (const [index, firstDay] of ['2030-03-04', '2030-03-05', '2030-03-06', '2030-03-07'].entries()) {
      const { employeeId } = w.employee
      const shift = await plan.create(plan.shift({ employeeId, day: firstDay }))
      const { id } = await requestDesk(client, w.employee).filed(typeId, { firstDay, lastDay: firstDay })
      const changes = [
        { start: '10:00', end: '18:00' },
        { employeeId: w.colleague.employeeId },
        { day: '2030-03-08' },
        null,
      ]
      const [approval, move] = await Promise.all([
        requestDesk(client, w.locationManager).approve(id, 1),
        plan.send([
          changes[index]
            ? { kind: 'update', id: shift.id, version: shift.version, changes: changes[index] }
            : { kind: 'delete', id: shift.id, version: shift.version },
        ]),
      ])
      assert.include([200, 409], approval.status())
      assert.include([200, 409], move.status())
      assert.include([approval.status(), move.status()], 200)
      const entries = (await entriesOf(client, w, firstDay, week.sunday)).filter(
        (entry) => entry.day === firstDay && entry.employeeId === employeeId
      )
      const isAway = entries.some(({ type }) => type === 1)
      assert.isFalse(isAway && entries.some(({ type }) => type === 0), firstDay)
      assert.equal((await requestDesk(client, w.locationManager).details(id)).status, isAway ? 1 : 0)
    }
  })
})
