import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { kioskDesk } from '#app/time_tracking/testing/kiosk_desk'
import { registerPunch } from '#app/time_tracking/punches/register_punch'
import { withdrawPunch } from '#app/time_tracking/punches/withdraw_punch'
import { minuteMs, punchDesk, storedPunches } from '#app/time_tracking/testing/punch_desk'
import { acting, world, worksAlsoAt } from '#tests/world/world'
import type { OwnDay } from '#contracts/time_tracking'

test.group('Punches of the own page', () => {
  test('only what follows may be registered', async ({ client, assert }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    assert.containsSubset(await desk.day(), {
      ...{ state: 'away', since: null, next: ['start'], punches: [], workMinutes: 0 },
      ...{ registersHere: true, usualLocationId: w.locationId, noticeRead: false },
    })
    const started = await desk.ago('start', 90, { note: 'Opening' })
    started.assertStatus(201)
    const working: OwnDay = started.body().result
    assert.containsSubset(working, { state: 'working', next: ['break_start', 'end'], workMinutes: 90 })
    assert.containsSubset(working.punches, [{ kind: 'start', note: 'Opening', place: 'unchecked' }])
    for (const kind of ['start', 'break_end'] as const) {
      const refused = await desk.punch(kind)
      assert.deepEqual([refused.status(), refused.body().Code], [400, 'time_tracking.not_valid_now'])
    }
    // Nothing is open then, but something was registered since.
    assert.equal((await desk.ago('start', 120)).body().Code, 'time_tracking.not_valid_now')
    const onBreak: OwnDay = (await desk.ago('break_start', 30)).body().result
    assert.containsSubset(onBreak, { state: 'break', next: ['break_end', 'end'], breakMinutes: 30 })
    await desk.ago('break_end', 10)
    const left: OwnDay = (await desk.punch('end')).body().result
    assert.containsSubset(left, { state: 'away', next: ['start'], workMinutes: 70, breakMinutes: 20 })
    assert.lengthOf(left.punches, 4)
  })

  test('of a night shift are shown with its hours once it has ended', async ({ client, assert }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    const hour = new Date().getUTCHours()
    // Where it is the first hour of the day.
    const zone = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`
    await acting(w.admin, () => rows('update locations set time_zone = ? where id = ?', [zone, w.locationId]))
    const workMinutes = 90
    ;(await desk.ago('start', workMinutes)).assertStatus(201)
    const left: OwnDay = (await desk.punch('end')).body().result
    assert.containsSubset(left, { state: 'away', workMinutes })
    assert.lengthOf(left.punches, 2)
  })

  test('are stored once, whatever is repeated', async ({ client, assert }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    const input = desk.input('start')
    const answers = await Promise.all([desk.send(input), desk.send(input), desk.send(input)])
    assert.deepEqual(
      answers.map((answer) => [answer.status(), answer.body().result.state]),
      answers.map(() => [201, 'working'])
    )
    assert.lengthOf(await storedPunches(w, w.employee.employeeId), 1)
    // Served after the one that came a moment later.
    const day = await acting(w.employee, () => registerPunch(input, Date.now() - minuteMs))
    assert.equal(day.state, 'working')
    const other = await desk.send({ ...input, kind: 'end' })
    assert.equal(other.body().Code, 'time_tracking.counter_reused')
    const colleague = await punchDesk(client, w, w.colleague).send(input)
    assert.equal(colleague.body().Code, 'time_tracking.counter_reused')
    assert.lengthOf(await storedPunches(w, w.colleague.employeeId), 0)
  })

  test('two pages at once register one start', async ({ client, assert }) => {
    const w = await world()
    const pages = [punchDesk(client, w, w.employee), punchDesk(client, w, w.employee)]
    const answers = await Promise.all(pages.map((page) => page.punch('start')))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 400]
    )
    assert.lengthOf(await storedPunches(w, w.employee.employeeId), 1)
  })

  test('have the time of the server, whatever the clock of the device shows', async ({ client, assert }) => {
    const w = await world()
    for (const [who, wrong] of [
      [w.employee, -10],
      [w.colleague, 600],
    ] as const) {
      const desk = punchDesk(client, w, who)
      const now = Date.now()
      const clock = now + wrong * minuteMs
      await desk.send({
        ...desk.input('start'),
        ...{ sentAtMs: clock, clientAtMs: clock - 5 * minuteMs },
      })
      const [stored] = await storedPunches(w, who.employeeId)
      assert.closeTo(stored!.at.getTime(), now - 5 * minuteMs, 5_000)
    }
  })

  test('from the future or of 1970 are refused with a sentence', async ({ client, assert }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    const now = Date.now()
    const ahead = await desk.send({ ...desk.input('start'), clientAtMs: now + minuteMs, sentAtMs: now })
    assert.deepEqual([ahead.status(), ahead.body().Code], [400, 'time_tracking.punch_in_future'])
    const old = await desk.send({ ...desk.input('start'), clientAtMs: 0, sentAtMs: now })
    assert.equal(old.body().Code, 'time_tracking.punch_too_old')
    assert.match(old.body().ErrorMessage, /72 hours/)
    const before = await desk.send({ ...desk.input('start'), clientAtMs: -1 })
    assert.equal(before.body().Code, 'core.invalid_input')
    assert.lengthOf(await storedPunches(w, w.employee.employeeId), 0)
  })

  test('a forgotten end does not keep anyone from starting again', async ({ client, assert }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    await desk.ago('start', 15 * 60)
    assert.equal((await desk.day()).state, 'working')
    const other = punchDesk(client, w, w.colleague)
    await other.ago('start', 17 * 60)
    assert.containsSubset(await other.day(), { state: 'away', next: ['start'] })
    ;(await other.punch('start')).assertStatus(201)
  })

  test('need a location of the person, and a way of registering that is theirs', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    const far = await desk.punch('start', { locationId: w.farLocationId })
    assert.equal(far.body().Code, 'time_tracking.not_your_location')
    await worksAlsoAt(w, w.employee, w.farLocationId)
    const there = await desk.punch('start', { locationId: w.farLocationId })
    there.assertStatus(201)
    assert.equal(there.body().result.usualLocationId, w.farLocationId)
    await organisationContext.run(w.organisationId, () =>
      rows(`update employees set registration_method = 'kiosk' where id = ?`, [w.colleague.employeeId])
    )
    const colleague = punchDesk(client, w, w.colleague)
    assert.containsSubset(await colleague.day(), { method: 'kiosk', registersHere: false })
    assert.equal((await colleague.punch('start')).body().Code, 'time_tracking.other_method')
    const stranger = await desk.punch('end', { locationId: newId() })
    assert.equal(stranger.body().Code, 'time_tracking.not_your_location')
  })

  test('can be taken back for a while, by the person alone, and stay stored', async ({ client, assert }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    const [made] = ((await desk.punch('start')).body().result as OwnDay).punches
    assert.isNotNull(made!.withdrawableUntil)
    ;(await punchDesk(client, w, w.colleague).withdraw(made!.id)).assertStatus(404)
    const back = await desk.withdraw(made!.id)
    back.assertStatus(200)
    assert.containsSubset(back.body().result, { state: 'away', punches: [] })
    ;(await desk.withdraw(made!.id)).assertStatus(404)
    assert.deepEqual(
      (await storedPunches(w, w.employee.employeeId)).map(({ kind }) => kind),
      ['start', 'void']
    )
    const log = await acting(w.admin, () =>
      rows<{ action: string }>(`select action from audit_events where entity = 'time_punch'`)
    )
    assert.deepEqual(log, [{ action: 'time_tracking.withdraw_punch' }])
  })

  test('cannot be taken back after five minutes, nor where they were made at a kiosk', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = punchDesk(client, w, w.employee)
    const [own] = ((await desk.ago('start', 60)).body().result as OwnDay).punches
    const withdrawnAt = (now: number) => acting(w.employee, () => withdrawPunch(own!.id, now))
    await assert.rejects(() => withdrawnAt(Date.now() + 5 * minuteMs), /too_late_to_withdraw/)
    const kiosk = kioskDesk(client, w)
    await kiosk.activate()
    await kiosk.sync([kiosk.event(w.employee.employeeId, 'end')])
    const { punches } = await desk.day()
    const atKiosk = punches.find(({ kind }) => kind === 'end')!
    assert.isNull(atKiosk.withdrawableUntil)
    const refused = await desk.withdraw(atKiosk.id)
    assert.equal(refused.body().Code, 'time_tracking.too_late_to_withdraw')
    await withdrawnAt(Date.now() + 4 * minuteMs)
    assert.lengthOf((await desk.day()).punches, 1)
  })

  test('cannot be changed or deleted, not even by the application', async ({ client, assert }) => {
    const w = await world()
    await punchDesk(client, w, w.employee).punch('start')
    for (const sql of [`update time_punches set at = now()`, `delete from time_punches`])
      await assert.rejects(
        () => organisationContext.run(w.organisationId, () => rows(sql)),
        /permission denied/
      )
  })

  test('need the feature of the licence', async ({ client, assert }) => {
    const w = await world()
    await organisationContext.run(w.organisationId, () =>
      rows(`update organisations set licence_features = licence_features || '{"TimeRegistration": false}'`)
    )
    assert.equal((await punchDesk(client, w, w.employee).punch('start')).status(), 403)
  })
})
