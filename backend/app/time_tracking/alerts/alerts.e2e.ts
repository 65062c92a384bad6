import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { announceAlerts } from '#app/time_tracking/alerts/announce_alerts'
import { raiseAlerts } from '#app/time_tracking/alerts/raise_alerts'
import { kioskDesk } from '#app/time_tracking/testing/kiosk_desk'
import { mustRegister, planned, punched, voided } from '#app/time_tracking/testing/records_desk'
import { withoutRules, world, type Person, type World } from '#tests/world/world'

/** The shift of the tests is from 7 to 15 in UTC. */
const at = (clock: string) => Date.parse(`2026-11-02T${clock}:00Z`)
async function place(): Promise<World> {
  const w = await world()
  await withoutRules(w)
  await mustRegister(w)
  return w
}
const raised = ({ organisationId }: World, now: number) =>
  organisationContext.run(organisationId, () => raiseAlerts(now))
async function looked(w: World, now: number) {
  await raised(w, now)
  await announceAlerts(w.organisationId)
}
const newsOf = async (client: ApiClient, who: Person): Promise<string[]> =>
  (await client.get('/api/notifications').bearerToken(who.token))
    .body()
    .result.items.filter(({ kind }: { kind: string }) => kind === 'time_registration')
    .map(
      ({ data, person }: { data: { alert: string; clock: string }; person: { surname: string } | null }) =>
        `${data.alert} ${data.clock} ${person?.surname ?? 'own'}`
    )

/** A later event moves a punch away from the location. */
async function madeElsewhere(w: World, punchId: string): Promise<string> {
  const id = newId()
  await organisationContext.run(w.organisationId, () =>
    rows(
      `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, place, sent_by,
        received_at, corrects_id)
       select ?, organisation_id, employee_id, location_id, kind, at, method, 'outside', sent_by, at, id
       from time_punches where id = ?`,
      [id, punchId]
    )
  )
  return id
}

test.group('Alerts of registered time', () => {
  test('reach the managers of the location and the person, once each', async ({ client, assert }) => {
    const w = await place()
    const stranger = await world()
    await planned(w, w.employee)
    await looked(w, at('07:09'))
    assert.isEmpty(await newsOf(client, w.manager))
    for (const clock of ['07:10', '07:11', '07:30']) await looked(w, at(clock))
    assert.deepEqual(await newsOf(client, w.manager), ['late 08:00 Nowak'])
    assert.deepEqual(await newsOf(client, w.locationManager), ['late 08:00 Nowak'])
    assert.deepEqual(await newsOf(client, w.employee), ['late 08:00 own'])
    for (const other of [w.colleague, stranger.admin]) assert.isEmpty(await newsOf(client, other))
    await looked(w, at('08:00'))
    assert.deepEqual(await newsOf(client, w.manager), ['absence 08:00 Nowak', 'late 08:00 Nowak'])
    assert.deepEqual(await newsOf(client, w.employee), ['late 08:00 own'])
  })

  test('are announced by the next process when one is killed', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    await raised(w, at('07:20'))
    assert.isEmpty(await newsOf(client, w.manager))
    await announceAlerts(w.organisationId)
    await organisationContext.run(w.organisationId, () => rows('update time_alerts set announced_at = null'))
    await announceAlerts(w.organisationId)
    assert.lengthOf(await newsOf(client, w.manager), 1)
  })

  test('are not looked at again once they are announced', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    await looked(w, at('07:20'))
    await organisationContext.run(w.organisationId, () => rows('delete from notifications'))
    await announceAlerts(w.organisationId)
    assert.isEmpty(await newsOf(client, w.manager))
  })

  test('tell of early and missing ends, and of punches elsewhere', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    await planned(w, w.colleague)
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 14:50'])
    const [elsewhere] = await punched(w, w.colleague, ['start 2026-11-02 07:00'])
    await madeElsewhere(w, elsewhere!)
    await looked(w, at('14:55'))
    assert.sameMembers(await newsOf(client, w.manager), [
      'early_finish 15:50 Nowak',
      'outside 08:00 Kowalska',
    ])
    await looked(w, at('17:00'))
    assert.include(await newsOf(client, w.manager), 'missing_end 16:00 Kowalska')
    assert.deepEqual(await newsOf(client, w.colleague), ['missing_end 16:00 own'])
    assert.isEmpty(await newsOf(client, w.employee))
  })

  test('say nothing of a punch elsewhere that was taken back', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    const [first] = await punched(w, w.employee, ['start 2026-11-02 07:00'])
    await voided(w, w.employee, await madeElsewhere(w, first!))
    await punched(w, w.employee, ['start 2026-11-02 07:02'])
    await looked(w, at('07:20'))
    assert.isEmpty(await newsOf(client, w.manager))
  })

  test('tell administrators of a kiosk that is silent while people work there', async ({
    client,
    assert,
  }) => {
    const w = await place()
    await planned(w, w.employee)
    const { id } = await kioskDesk(client, w).activate()
    const seen = (clock: string) =>
      organisationContext.run(w.organisationId, () =>
        rows(`update kiosks set seen_at = ? where id = ?`, [new Date(at(clock)), id])
      )
    await seen('05:00')
    await looked(w, at('06:59'))
    assert.isEmpty(await newsOf(client, w.admin))
    await seen('07:00')
    await looked(w, at('07:05'))
    await looked(w, at('07:10'))
    await looked(w, at('07:12'))
    const silences = (all: string[]) => all.filter((one) => one.startsWith('silent_kiosk'))
    assert.deepEqual(silences(await newsOf(client, w.admin)), ['silent_kiosk 08:00 own'])
    assert.isEmpty(silences(await newsOf(client, w.manager)))
    await seen('07:20')
    await looked(w, at('07:31'))
    assert.lengthOf(silences(await newsOf(client, w.admin)), 2)
    // A revoked one is meant to be silent.
    await seen('07:40')
    await organisationContext.run(w.organisationId, () => rows('update kiosks set revoked_at = now()'))
    await looked(w, at('07:51'))
    assert.lengthOf(silences(await newsOf(client, w.admin)), 2)
  })

  test('need the feature of the licence', async ({ client, assert }) => {
    const w = await place()
    await planned(w, w.employee)
    await organisationContext.run(w.organisationId, () =>
      rows(`update organisations set licence_features = licence_features || '{"TimeRegistration": false}'`)
    )
    await looked(w, at('07:20'))
    assert.isEmpty(await newsOf(client, w.manager))
  })
})
