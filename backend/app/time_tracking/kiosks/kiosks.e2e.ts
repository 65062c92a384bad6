import { createHmac, scryptSync } from 'node:crypto'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { deviceKey, kioskDesk, kiosksPath } from '#app/time_tracking/testing/kiosk_desk'
import { storedPunches } from '#app/time_tracking/testing/punch_desk'
import {
  kioskKeyCost,
  mostKioskEvents,
  type Kiosk,
  type KioskIdentity,
  type KioskSync,
} from '#contracts/kiosks'
import { world, type World } from '#tests/world/world'

const minute = 60_000
const kinds = async (w: World) => (await storedPunches(w, w.employee.employeeId)).map(({ kind }) => kind)
const setCodes = (w: World, body: object) => ({ path: `/api/organisation-management/employees/${w.employee.employeeId}/identification`, body }) // prettier-ignore
/** As a device compares what a person types. */
const compared = ({ organisationId, salt }: KioskIdentity, text: string) => {
  const key = scryptSync(text, `shiftloom.kiosk.${organisationId}`, 32, kioskKeyCost)
  return createHmac('sha256', salt).update(key.toString('base64url')).digest('base64url')
}

test.group('Kiosks', () => {
  test('are refused with a key that signs nothing', async ({ client }) => {
    const answer = await client.post('/api/kiosk/activations').json({ publicKey: 'NP6H8CTqS' })
    answer.assertStatus(400)
    answer.assertBodyContains({ Code: 'time_tracking.kiosk_key' })
  })

  test('wait for an administrator, who types the code the device shows', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    const { code, secret } = await desk.apply()
    assert.match(code, /^[A-Z2-9]{8}$/)
    assert.deepEqual(await desk.state(secret), { state: 'waiting' })
    assert.deepEqual(await desk.state(`${secret.slice(0, -3)}abc`), { state: 'ended' })
    const refused = await desk.approve('AAAAAAAA')
    assert.equal(refused.body().Code, 'time_tracking.kiosk_code_unknown')
    ;(await desk.approve(code.toLowerCase())).assertStatus(201)
    assert.equal((await desk.approve(code)).body().Code, 'time_tracking.kiosk_code_unknown')
    const state = await desk.state(secret)
    assert.equal(state.state, 'approved')
    const manager = await client.get(kiosksPath).bearerToken(w.manager.token)
    manager.assertStatus(403)
  })

  test('know the people of their location by PIN and card, without the codes themselves', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { path, body } = setCodes(w, { kioskPin: '482915', cardCode: '04:a2:7f:11' })
    ;(await client.put(path).json(body).bearerToken(w.admin.token)).assertStatus(200)
    const desk = kioskDesk(client, w)
    const me = await desk.activate()
    const { roster } = await desk.sync()
    const person = roster!.people.find(({ id }) => id === w.employee.employeeId)!
    assert.equal(person.pin, compared(me, 'pin:482915'))
    assert.equal(person.card, compared(me, 'card:04A27F11'))
    assert.notInclude(JSON.stringify(roster), '482915')
    const again = await desk.send([], { rosterTag: roster!.tag })
    assert.isNull(again.body().result.roster)
    await organisationContext.run(w.organisationId, () =>
      rows('update employees set archived_at = now() where id = ?', [w.employee.employeeId])
    )
    const later = await desk.sync()
    assert.notInclude(JSON.stringify(later.roster), w.employee.employeeId)
  })

  test('ask about a code of before, and are held up when they guess', async ({ client, assert }) => {
    const w = await world()
    const { path, body } = setCodes(w, { kioskPin: '482915' })
    await client.put(path).json(body).bearerToken(w.admin.token)
    await organisationContext.run(w.organisationId, () => rows('update employees set kiosk_pin_key = null'))
    const desk = kioskDesk(client, w)
    const me = await desk.activate()
    assert.isNull((await desk.sync()).roster!.people.find(({ id }) => id === w.employee.employeeId)!.pin)
    assert.equal((await desk.ask('pin', '482915')).body().result.employeeId, w.employee.employeeId)
    const known = (await desk.sync()).roster!.people.find(({ id }) => id === w.employee.employeeId)!
    assert.equal(known.pin, compared(me, 'pin:482915'))
    for (let guess = 0; guess < 30; guess++)
      (await desk.ask('pin', String(100_000 + guess))).assertStatus(404)
    assert.equal((await desk.ask('pin', '482915')).body().Code, 'identity.too_many_attempts')
  })

  test('register each event once, in any order, whatever is sent again', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const at = (minutes: number) => ({ clientAtMs: Date.now() - minutes * minute })
    const id = w.employee.employeeId
    const [start, pause, back, end] = [
      desk.event(id, 'start', at(480)),
      desk.event(id, 'break_start', at(240)),
      desk.event(id, 'break_end', at(210)),
      desk.event(id, 'end', at(1)),
    ]
    assert.deepEqual((await desk.sync([end, pause])).taken, [4, 2])
    assert.deepEqual((await desk.sync([back, start, end])).refused, [])
    assert.deepEqual(await kinds(w), ['start', 'break_start', 'break_end', 'end'])
    const marks = () =>
      organisationContext.run(w.organisationId, () =>
        rows('delete from time_record_marks where employee_id = ? returning day', [id])
      )
    assert.isNotEmpty(await marks())
    const undone = desk.event(id, 'void', { corrects: end.counter })
    await desk.sync([undone])
    assert.lengthOf(await marks(), 1)
    assert.deepEqual((await desk.sync([undone])).refused, [])
    assert.deepEqual(
      (await kinds(w)).filter((kind) => kind === 'void'),
      ['void']
    )
    const state = (await desk.sync()).roster!.people.find((person) => person.id === id)!
    assert.deepEqual(state.punches.map(({ kind, counter }) => [kind, counter]), [['start', 1], ['break_start', 2], ['break_end', 3]]) // prettier-ignore
  })

  test('cannot make others believe what they did not see, and it stays to be looked at', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const other = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const id = w.employee.employeeId
    const real = desk.event(id, 'start', { clientAtMs: Date.now() - 5 * minute })
    await desk.sync([real])
    const events = [
      { ...desk.event(id, 'end'), kind: 'break_start' as const },
      desk.event(id, 'end', { signature: deviceKey().sign('no') }),
      desk.event(other.employee.employeeId, 'start'),
      desk.event(id, 'end', { clientAtMs: 0 }),
      desk.event(id, 'end', { clientAtMs: Date.now() + 3_600_000 }),
      desk.event(w.colleague.employeeId, 'start', { counter: real.counter }),
      desk.event(w.colleague.employeeId, 'void', { corrects: real.counter }),
    ]
    const answer = await desk.sync(events)
    assert.lengthOf(answer.taken, 7)
    assert.lengthOf(answer.refused, 7)
    assert.deepEqual(await kinds(w), ['start'])
    assert.lengthOf(await storedPunches(w, w.colleague.employeeId), 0)
    const [kiosk]: Kiosk[] = (await client.get(kiosksPath).bearerToken(w.admin.token)).body().result
    assert.sameMembers(
      kiosk!.refused.map(({ code }) => code),
      [
        'signature',
        'signature',
        'unknown_person',
        'too_old',
        'future',
        'counter_reused',
        'nothing_to_correct',
      ]
    )
  })

  test('say how far the time of each may be wrong, and sign that as well', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const [known, old] = [
      desk.event(w.employee.employeeId, 'start', { uncertaintyMs: 1_300 }),
      desk.event(w.employee.employeeId, 'end'),
    ]
    const forged = desk.event(w.employee.employeeId, 'start', { uncertaintyMs: 1_300 })
    const answer = await desk.sync([known, old, { ...forged, uncertaintyMs: 5 }])
    assert.deepEqual(answer.refused, [forged.counter])
    assert.isAtLeast(answer.tookMs, 1)
    const found = await organisationContext.run(w.organisationId, () =>
      rows('select counter, uncertainty_ms as ms from time_punches order by counter')
    )
    assert.deepEqual(found, [
      { counter: known.counter, ms: 1_300 },
      { counter: old.counter, ms: null },
    ])
  })

  test('that were away send what has waited first, and then learn whom they are to know', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const { tag } = (await desk.sync()).roster!
    const events = Array.from({ length: mostKioskEvents }, (_, at) =>
      desk.event(w.employee.employeeId, at % 2 ? 'end' : 'start', {
        clientAtMs: Date.now() - (60 - at) * minute,
      })
    )
    const full: KioskSync = (await desk.send(events, { rosterTag: tag })).body().result
    assert.lengthOf(full.taken, mostKioskEvents)
    assert.isNull(full.roster)
    const next: KioskSync = (await desk.send([], { rosterTag: tag })).body().result
    const known = next.roster!.people.find(({ id }) => id === w.employee.employeeId)!
    assert.lengthOf(known.punches, mostKioskEvents)
    // Without any roster it cannot wait for one.
    assert.isNotNull((await desk.sync(events)).roster)
  })

  test('are nothing without their key, and end when they are revoked', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    const { id } = await desk.activate()
    const stolen = await desk.send([], { proof: deviceKey().sign('x') })
    assert.equal(stolen.body().Code, 'time_tracking.kiosk_proof')
    await desk.sync()
    const set = (change: string) =>
      organisationContext.run(w.organisationId, () => rows(`update kiosks set ${change}`))
    const code = async () => (await desk.send()).body().Code
    await set('revoked_at = now()')
    assert.equal(await code(), 'time_tracking.kiosk_revoked')
    await set('revoked_at = null')
    ;(await client.delete(`${kiosksPath}/${id}`).json({}).bearerToken(w.admin.token)).assertStatus(204)
    assert.equal(await code(), 'time_tracking.kiosk_revoked')
    assert.lengthOf((await client.get(kiosksPath).bearerToken(w.admin.token)).body().result, 0)
    // Its token is gone as well.
    await set('revoked_at = null')
    assert.equal(await code(), 'time_tracking.kiosk_revoked')
  })

  test('get a new token each day; the one before holds until the new one is used', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    const { token: first } = await desk.activate()
    await desk.sync()
    await organisationContext.run(w.organisationId, () =>
      rows(`update kiosks set token_issued_at = now() - interval '25 hours'`)
    )
    const { token: lost } = await desk.sync()
    assert.isString(lost)
    // Sent again because the answer was lost, or crossed with it: whichever answer arrives last, it is the same token.
    const { token: second } = await desk.sync()
    assert.equal(second, lost)
    desk.use(second!)
    assert.isNull((await desk.sync()).token)
    desk.use(first)
    assert.equal((await desk.send()).body().Code, 'time_tracking.kiosk_revoked')
  })

  test('get the same token however often the device asks what has become of its code', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    const { code, secret } = await desk.apply()
    ;(await desk.approve(code)).assertStatus(201)
    const [one, other] = await Promise.all([desk.state(secret), desk.state(secret)])
    assert.equal(one.state, 'approved')
    assert.deepEqual(one, other)
    assert.deepEqual(await desk.state(secret), one)
  })

  test('are renamed and moved by version', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    const { id } = await desk.activate()
    const change = (body: object) =>
      client
        .put(`${kiosksPath}/${id}`)
        .json({ showsNames: true, ...body })
        .bearerToken(w.admin.token)
    const moved = { version: 1, name: 'Kitchen', locationId: w.farLocationId }
    ;(await change(moved)).assertStatus(204)
    assert.equal((await change(moved)).body().Code, 'core.stale_version')
    const foreign = await change({ ...moved, version: 2, locationId: (await world()).locationId })
    assert.equal(foreign.body().Code, 'organisation.unknown_reference')
    const { roster } = await desk.sync()
    assert.containsSubset(roster, {
      name: 'Kitchen',
      showsNames: true,
      location: { zone: 'Asia/Ho_Chi_Minh' },
    })
  })
})
