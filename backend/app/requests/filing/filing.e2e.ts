import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import type { FiledRequest } from '#contracts/filed_requests'
import { planner } from '#tests/world/planner'
import { withoutRules, world, type World } from '#tests/world/world'

const days = [4, 5, 6, 7, 8].map((day) => `2030-03-0${day}`)
const codeOf = (answer: { body(): { Code?: string } }) => answer.body().Code

test.group('Requests: filing', () => {
  test('a week is counted by shift, norm, weekend and holiday before it is sent', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const typeId = await madeType(w)
    const desk = planner(client, w, w.manager)
    await desk.create(
      desk.shift({ employeeId: w.employee.employeeId, day: '2030-03-09', start: '08:00', end: '20:00' })
    )
    const ask = { lastDay: '2030-03-11' }
    // What is not published yet is for planners alone.
    const before = await requestDesk(client, w.employee).count(typeId, ask)
    assert.deepEqual([before.minutes, before.shifts], [6 * 480, []])
    const planned = await requestDesk(client, w.admin).count(typeId, {
      ...{ ...ask, employeeId: w.employee.employeeId },
    })
    assert.equal(planned.minutes, 6 * 480 + 720)
    ;(await desk.publish('2030-03-01', '2030-04-01')).assertStatus(200)
    const count = await requestDesk(client, w.employee).count(typeId, ask)
    assert.deepEqual(
      count.days.map(({ day, minutes, reason }) => [day.slice(8), minutes, reason]),
      [
        ...days.map((day) => [day.slice(8), 480, 'norm']),
        ['09', 720, 'shift'],
        ['10', 0, 'weekend'],
        ['11', 480, 'norm'],
      ]
    )
    assert.equal(count.minutes, 6 * 480 + 720)
    assert.lengthOf(count.shifts, 1)
    const may = await requestDesk(client, w.employee).count(typeId, {
      firstDay: '2030-05-01',
      lastDay: '2030-05-03',
    })
    // 1 and 3 May are holidays in Poland.
    assert.deepEqual(
      may.days.map(({ reason, holiday }) => [reason, holiday !== undefined]),
      [
        ['holiday', true],
        ['norm', false],
        ['holiday', true],
      ]
    )
  })

  test('a request waits, is seen by its owner and by those who decide, and by no one else', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const other = await world()
    const typeId = await madeType(w)
    const filed = await requestDesk(client, w.employee).filed(typeId, { note: 'Wedding' })
    assert.containsSubset(filed, { number: 1, status: 0, minutes: 2400, note: 'Wedding', version: 1 })
    assert.deepEqual(filed.rights, {
      edit: true,
      delete: true,
      approve: false,
      reject: false,
      withdraw: false,
    })
    const seen = async (who: World['employee']): Promise<[number, number]> => [
      (await requestDesk(client, who).list()).body().result.total,
      (await requestDesk(client, who).show(filed.id)).status(),
    ]
    assert.deepEqual(await seen(w.employee), [1, 200])
    assert.deepEqual(await seen(w.colleague), [0, 404])
    assert.deepEqual(await seen(w.manager), [0, 404])
    assert.deepEqual(await seen(w.locationManager), [1, 200])
    assert.deepEqual(await seen(w.advisor), [1, 200])
    assert.deepEqual(await seen(w.admin), [1, 200])
    assert.deepEqual(await seen(other.admin), [0, 404])
    const [mine]: FiledRequest[] = (await requestDesk(client, w.locationManager).list()).body().result.items
    assert.containsSubset(mine!.rights, { edit: false, approve: true, reject: true })
    assert.deepEqual((await requestDesk(client, w.admin).counts()).body().result, { 0: 1, 1: 0, 2: 0, 3: 0 })
    const ofStatus = async (statuses: number[]) =>
      (await requestDesk(client, w.admin).list({ statuses })).body().result.total
    assert.deepEqual([await ofStatus([0]), await ofStatus([1, 2, 3]), await ofStatus([])], [1, 0, 1])
    const { steps } = await requestDesk(client, w.employee).details(filed.id)
    assert.deepEqual(
      steps.map(({ kind, by }) => [kind, by]),
      [['filed', 'Ada Nowak']]
    )
  })

  test('what makes no sense is refused at its field, and nothing is stored', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w, { allowNote: false })
    const chosen = await madeType(w, { name: 'Training', shortcut: 'TR', usableBy: 'chosen', kind: 'other' })
    const { file, list } = requestDesk(client, w.employee)
    const part = { start: '10:00', end: '09:00' }
    const cases: [string, object][] = [
      ['requests.order_of_days', { lastDay: '2030-03-01' }],
      ['requests.too_long', { lastDay: '2031-03-06' }],
      ['requests.part_of_one_day', { part: { start: '08:00', end: '12:00' } }],
      ['requests.part_order', { part, lastDay: week.monday }],
      ['requests.note_not_allowed', { note: 'Hello' }],
      ['requests.takes_nothing', { firstDay: '2030-03-09', lastDay: week.sunday }],
      ['requests.type_not_usable', { requestTypeId: chosen }],
      ['requests.recipient_cannot_decide', { recipientId: w.colleague.employeeId }],
      ['requests.for_others', { employeeIds: [w.colleague.employeeId] }],
      ['core.not_found', { requestTypeId: w.cookId }],
      ['core.invalid_input', { firstDay: '1899-01-01' }],
    ]
    for (const [code, more] of cases) assert.equal(codeOf(await file(typeId, more)), code, code)
    assert.equal((await list()).body().result.total, 0)
  })

  test('days are asked for once, parts of a day beside each other', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { file, filed } = requestDesk(client, w.employee)
    const morning = { lastDay: week.monday, part: { start: '08:00', end: '10:00' } }
    assert.equal((await filed(typeId, morning)).minutes, 120)
    ;(await file(typeId, { ...morning, part: { start: '10:00', end: '12:00' } })).assertStatus(201)
    const same = await file(typeId, { ...morning, part: { start: '09:00', end: '11:00' } })
    assert.containsSubset(same.body(), { Code: 'requests.overlaps', Details: { number: 1 } })
    assert.equal(codeOf(await file(typeId)), 'requests.overlaps')
    const [first, second] = await Promise.all([
      file(typeId, { firstDay: week.friday, lastDay: week.friday }),
      file(typeId, { firstDay: week.friday, lastDay: week.friday }),
    ])
    assert.deepEqual([first.status(), second.status()].sort(), [201, 400])
  })

  test('the yearly limit follows full-time equivalent and months, and holds for the person', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    const onDemand = await madeType(w, {
      ...{ name: 'On demand', shortcut: 'OD', daysCount: 4, affectsVacationLimit: true },
    })
    await organisationContext.run(w.organisationId, () =>
      rows(`update employee_contracts set fte = 0.5, starts_on = '2030-06-15' where employee_id = ?`, [
        w.employee.employeeId,
      ])
    )
    const desk = requestDesk(client, w.employee)
    const june = { firstDay: '2030-07-01', lastDay: '2030-07-05' }
    const count = await desk.count(typeId, june)
    // 20 days half-time from June on: 5.83, so six days of eight hours; a day takes four.
    assert.containsSubset(count.balances, [
      { year: 2030, grantedMinutes: 6 * 480, askedMinutes: 5 * 240, leftMinutes: 6 * 480 - 5 * 240 },
    ])
    await desk.filed(typeId, june)
    const more = await desk.file(typeId, { firstDay: '2030-08-01', lastDay: '2030-08-15' })
    assert.containsSubset(more.body(), { Code: 'requests.over_limit', Details: { left: 3.5 } })
    const both = await desk.count(onDemand, { firstDay: '2030-08-01', lastDay: '2030-08-02' })
    assert.deepEqual(
      both.balances.map(({ requestTypeId, leftMinutes }) => [requestTypeId, leftMinutes]),
      [
        // Two of four days, however short they are.
        [onDemand, 2 * 480],
        [typeId, 6 * 480 - 1200 - 480],
      ]
    )
    const filedForThem = await requestDesk(client, w.admin).file(typeId, {
      ...{ firstDay: '2030-08-01', lastDay: '2030-08-14', employeeIds: [w.employee.employeeId] },
    })
    filedForThem.assertStatus(201)
  })

  test('drafts are their writer’s alone and can be sent and deleted', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    const draft = await desk.filed(typeId, { draft: true, firstDay: '2030-03-09', lastDay: week.sunday })
    assert.equal(draft.status, 3)
    ;(await requestDesk(client, w.admin).show(draft.id)).assertStatus(404)
    const theirs = await requestDesk(client, w.admin).filed(typeId, {
      ...{ draft: true, employeeIds: [w.employee.employeeId] },
    })
    ;(await desk.show(theirs.id)).assertStatus(404)
    const { draft: _draft, ...content } = desk.usual(typeId)
    const sent = await desk.change(draft.id, { ...content, version: 1, draft: false })
    assert.containsSubset(sent.body().result, { status: 0, version: 2 })
    assert.equal(codeOf(await desk.remove(draft.id, 1)), 'core.stale_version')
    ;(await desk.remove(draft.id, 2)).assertStatus(204)
    assert.equal((await desk.list()).body().result.total, 0)
    const other = await desk.filed(typeId)
    assert.equal(codeOf(await requestDesk(client, w.locationManager).remove(other.id, 1)), 'core.forbidden')
  })

  test('an administrator files for people who share a location', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const ids = [w.employee.employeeId, w.colleague.employeeId]
    const filed = await requestDesk(client, w.admin).file(typeId, { employeeIds: ids })
    filed.assertStatus(201)
    assert.deepEqual(
      filed.body().result.map(({ number }: FiledRequest) => number),
      [1, 2]
    )
    await organisationContext.run(w.organisationId, async () => {
      await rows(`update employees set main_location_id = ? where id = ?`, [
        w.farLocationId,
        w.colleague.employeeId,
      ])
      await rows(`update employee_locations set location_id = ? where employee_id = ?`, [
        w.farLocationId,
        w.colleague.employeeId,
      ])
    })
    const later = { employeeIds: ids, firstDay: '2030-04-01', lastDay: '2030-04-02' }
    assert.equal(
      codeOf(await requestDesk(client, w.admin).file(typeId, later)),
      'requests.uncommon_locations'
    )
  })
})
