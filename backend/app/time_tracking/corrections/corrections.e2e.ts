import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import {
  aroundThen,
  correctedDay as day,
  correctionDesk,
  inUtc,
} from '#app/time_tracking/testing/correction_desk'
import { storedPunches } from '#app/time_tracking/testing/punch_desk'
import { planned, punched, recordsDesk, settled } from '#app/time_tracking/testing/records_desk'
import { recordStatuses as statuses, type RecordDetails, type TimeRecord } from '#contracts/time_records'
import { acting, withoutRules, worksAlsoAt, world, type Person, type World } from '#tests/world/world'

async function place(): Promise<World> {
  const w = await world()
  await withoutRules(w)
  await inUtc(w)
  return w
}
const recordsOf = async (client: ApiClient, who: Person): Promise<TimeRecord[]> =>
  (await recordsDesk(client, who).list(aroundThen)).body().result.items
const remade = (w: World) => settled(w, Date.now())
const news = async (client: ApiClient, who: Person) =>
  (await client.get('/api/notifications').bearerToken(who.token))
    .body()
    .result.items.filter(({ kind }: { kind: string }) => kind === 'time_registration')
    .map(({ data }: { data: { step: string } }) => data.step)

test.group('Corrections of registered time', () => {
  test('add a forgotten end once a manager accepts, and the record waits for approval', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await planned(w, w.employee, [{ day, start: '08:00', end: '16:00' }])
    await punched(w, w.employee, [`start ${day} 07:58`])
    await remade(w)
    const [before] = await recordsOf(client, w.employee)
    assert.containsSubset(before, { flags: [{ kind: 'missing_end' }], realEndsAt: null })
    const own = correctionDesk(client, w, w.employee)
    const id = await own.filed({
      recordId: before!.id,
      start: '07:58',
      breaks: [{ start: '12:00', end: '12:20' }],
    })
    await remade(w)
    assert.equal((await recordsOf(client, w.employee))[0]!.version, before!.version)
    const [waiting] = await correctionDesk(client, w, w.manager).list({ status: 'open' })
    assert.containsSubset(waiting, {
      ...{ id, status: 'open', day, reason: 'The tablet was off', endsAt: `${day}T16:00:00Z` },
      ...{ registered: [{ kind: 'start', at: `${day}T07:58:00Z` }] },
      breaks: [{ startsAt: `${day}T12:00:00.000Z`, endsAt: `${day}T12:20:00.000Z` }],
    })
    ;(await correctionDesk(client, w, w.manager).accept(id)).assertStatus(204)
    await remade(w)
    const [after] = await recordsOf(client, w.manager)
    assert.containsSubset(after, {
      ...{ id: before!.id, status: statuses.pending, withinTolerance: false },
      ...{
        realStartsAt: `${day}T07:58:00Z`,
        realEndsAt: `${day}T16:00:00Z`,
        countedStartsAt: `${day}T08:00:00Z`,
      },
      flags: [{ kind: 'long_break', minutes: 20 }, { kind: 'corrected' }],
    })
    const log = (await recordsDesk(client, w.employee).show(after!.id)).body().result as RecordDetails
    assert.deepEqual(
      log.log.map(({ kind, method, reason }) => [kind, method, reason]),
      [
        ['start', 'browser', null],
        ['break_start', 'manual', 'The tablet was off'],
        ['break_end', 'manual', 'The tablet was off'],
        ['end', 'manual', 'The tablet was off'],
      ]
    )
    const [answered] = await own.list()
    assert.containsSubset(answered, { status: 'accepted', decidedBy: { surname: 'Wiśniewska' } })
  })

  test('replace a wrong punch, which stays to be seen', async ({ client, assert }) => {
    const w = await place()
    await punched(w, w.employee, [`start ${day} 09:40`, `end ${day} 16:00`])
    await remade(w)
    const [record] = await recordsOf(client, w.employee)
    const id = await correctionDesk(client, w, w.employee).filed({ recordId: record!.id })
    ;(await correctionDesk(client, w, w.locationManager).accept(id)).assertStatus(204)
    await remade(w)
    const [after, ...more] = await recordsOf(client, w.employee)
    assert.isEmpty(more)
    assert.containsSubset(after, { realStartsAt: `${day}T08:00:00Z`, workMinutes: 480 })
    const { log } = (await recordsDesk(client, w.employee).show(after!.id)).body().result as RecordDetails
    assert.deepEqual(
      log.map(({ kind, at, replaced, takenBack }) => [kind, at.slice(11, 16), replaced, takenBack]),
      [
        ['start', '08:00', false, false],
        ['start', '09:40', true, false],
        ['end', '16:00', false, false],
      ]
    )
  })

  test('are answered as they were read, and only by managers of their location', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await worksAlsoAt(w, w.employee, w.farLocationId)
    const id = await correctionDesk(client, w, w.employee).filed({ locationId: w.farLocationId })
    const answer = await correctionDesk(client, w, w.manager).accept(id)
    assert.equal(answer.body().Code, 'core.not_found')
    const stale = await correctionDesk(client, w, w.admin).accept(id, 2)
    assert.equal(stale.body().Code, 'core.stale_version')
    ;(await correctionDesk(client, w, w.admin).accept(id)).assertStatus(204)
  })

  test('make a record of a night that nothing was known of', async ({ client, assert }) => {
    const w = await place()
    const id = await correctionDesk(client, w, w.employee).filed({
      ...{ day: addDays(day, -1), start: '22:00', end: '06:00' },
    })
    await correctionDesk(client, w, w.manager).accept(id)
    await remade(w)
    assert.containsSubset(await recordsOf(client, w.employee), [
      { day: addDays(day, -1), workMinutes: 480, flags: [{ kind: 'no_plan' }, { kind: 'corrected' }] },
    ])
  })

  test('are answered once, by the first of several answers', async ({ client, assert }) => {
    const w = await place()
    const id = await correctionDesk(client, w, w.employee).filed()
    const answers = await Promise.all([
      correctionDesk(client, w, w.manager).accept(id),
      correctionDesk(client, w, w.admin).accept(id),
      correctionDesk(client, w, w.locationManager).reject(id),
      correctionDesk(client, w, w.employee).withdraw(id),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [204, 409, 409, 409]
    )
    const punches = await storedPunches(w, w.employee.employeeId)
    assert.include([0, 2], punches.length)
  })

  test('are rejected with a reason that their person reads', async ({ client, assert }) => {
    const w = await place()
    const own = correctionDesk(client, w, w.employee)
    const id = await own.filed()
    const manager = correctionDesk(client, w, w.manager)
    assert.equal((await manager.reject(id, ' ')).body().Code, 'core.invalid_input')
    ;(await manager.reject(id)).assertStatus(204)
    assert.containsSubset(await own.list(), [{ status: 'rejected', decisionReason: 'You were not planned' }])
    assert.isEmpty(await storedPunches(w, w.employee.employeeId))
    assert.deepEqual(await news(client, w.employee), ['rejected'])
    assert.deepEqual(await news(client, w.manager), ['asked'])
    assert.isEmpty(await news(client, w.colleague))
    const log = await acting(w.admin, () =>
      rows<{ action: string }>(
        `select action from audit_events where entity = 'time_correction' order by at, id`
      )
    )
    assert.deepEqual(
      log.map(({ action }) => action),
      ['time_tracking.file_correction', 'time_tracking.reject_correction']
    )
    // Once answered, the same time may be asked for again.
    await own.filed()
  })

  test('that make no sense are refused with a sentence, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await punched(w, w.employee, [`start ${day} 18:00`, `end ${day} 20:00`])
    await punched(w, w.colleague, [`start ${day} 08:00`, `end ${day} 09:00`])
    await remade(w)
    const [others] = await recordsOf(client, w.colleague)
    const own = correctionDesk(client, w, w.employee)
    for (const [change, code] of [
      [{ end: '18:30' }, 'time_tracking.correction_overlaps'],
      [{ day: addDays(day, 3) }, 'time_tracking.record_in_future'],
      [{ day: addDays(day, -70) }, 'time_tracking.correction_too_old'],
      [{ breaks: [{ start: '07:00', end: '09:00' }] }, 'time_tracking.break_outside_work'],
      [{ locationId: w.farLocationId }, 'time_tracking.not_your_location'],
      [{ recordId: others!.id }, 'core.not_found'],
      [{ recordId: newId() }, 'core.not_found'],
      [{ reason: ' ' }, 'core.invalid_input'],
      [{ start: '25:00' }, 'core.invalid_input'],
    ] as const)
      assert.equal(
        (await own.file({ ...change, breaks: [...('breaks' in change ? change.breaks : [])] })).body().Code,
        code
      )
    assert.isEmpty(await own.list())
    const first = await own.filed()
    assert.equal(
      (await own.file({ start: '15:00', end: '17:00' })).body().Code,
      'time_tracking.correction_waits'
    )
    ;(await own.withdraw(first)).assertStatus(204)
    await own.filed({ start: '15:00', end: '17:00' })
  })

  test('that are outdated cannot be accepted', async ({ client, assert }) => {
    const w = await place()
    await punched(w, w.employee, [`start ${day} 09:00`, `end ${day} 10:00`])
    await remade(w)
    const [record] = await recordsOf(client, w.employee)
    const own = correctionDesk(client, w, w.employee)
    const first = await own.filed({ recordId: record!.id })
    const second = await own.filed({ start: '17:00', end: '18:00' })
    await correctionDesk(client, w, w.manager).accept(first)
    await punched(w, w.employee, [`start ${day} 17:30`, `end ${day} 17:45`])
    const refused = await correctionDesk(client, w, w.manager).accept(second)
    assert.equal(refused.body().Code, 'time_tracking.correction_overlaps')
    await remade(w)
    const third = await correctionDesk(client, w, w.employee).file({ recordId: record!.id })
    assert.equal(third.body().Code, 'core.not_found')
  })

  test('are for their person, and answered by other people who manage the location', async ({
    client,
    assert,
  }) => {
    const w = await place()
    const stranger = await world()
    const id = await correctionDesk(client, w, w.employee).filed()
    assert.isEmpty(await correctionDesk(client, w, w.colleague).list())
    assert.isEmpty(await correctionDesk(client, stranger, stranger.admin).list())
    ;(await correctionDesk(client, w, w.colleague).withdraw(id)).assertStatus(404)
    ;(await correctionDesk(client, w, w.colleague).accept(id)).assertStatus(403)
    ;(await correctionDesk(client, stranger, stranger.admin).accept(id)).assertStatus(404)
    const managers = await correctionDesk(client, w, w.manager).filed()
    const own = await correctionDesk(client, w, w.manager).accept(managers)
    assert.equal(own.body().Code, 'time_tracking.own_correction')
    ;(await correctionDesk(client, w, w.admin).accept(managers)).assertStatus(204)
  })

  test('are listed of the asked person, days and locations within reach', async ({ client, assert }) => {
    const w = await place()
    await worksAlsoAt(w, w.colleague, w.farLocationId)
    const here = await correctionDesk(client, w, w.employee).filed()
    const far = await correctionDesk(client, w, w.colleague).filed({ locationId: w.farLocationId })
    const listed = async (who: Person, more: object = {}) =>
      (await correctionDesk(client, w, who).list(more)).map(({ id }) => id)
    assert.sameMembers(await listed(w.admin), [here, far])
    assert.deepEqual(await listed(w.manager), [here])
    assert.deepEqual(await listed(w.admin, { employeeId: w.colleague.employeeId }), [far])
    assert.deepEqual(await listed(w.admin, { locationIds: [w.locationId] }), [here])
    assert.isEmpty(await listed(w.admin, { until: day }))
    assert.isEmpty(await listed(w.admin, { from: addDays(day, 1) }))
  })
})
