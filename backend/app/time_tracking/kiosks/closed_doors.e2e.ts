import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { kioskDesk } from '#app/time_tracking/testing/kiosk_desk'
import { storedPunches } from '#app/time_tracking/testing/punch_desk'
import { organisationStatuses } from '#contracts/enums'
import { world, type World } from '#tests/world/world'

const changed = ({ organisationId }: World, sql: string, bindings: (string | number)[] = []) =>
  organisationContext.run(organisationId, () => rows(sql, bindings))

test.group('Kiosks that may not register', () => {
  test('of a blocked company or one without the feature keep what they have until it is open again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const event = desk.event(w.employee.employeeId, 'start')
    const code = async () => (await desk.send([event])).body().Code
    const feature = (isOn: boolean) =>
      changed(w, 'update organisations set licence_features = licence_features || ?::jsonb', [
        JSON.stringify({ TimeRegistration: isOn }),
      ])
    const status = (value: number) => changed(w, 'update organisations set status = ?', [value])
    await feature(false)
    assert.equal(await code(), 'time_tracking.kiosk_closed')
    await feature(true)
    await status(organisationStatuses.blocked)
    assert.equal(await code(), 'time_tracking.kiosk_closed')
    assert.isEmpty(await storedPunches(w, w.employee.employeeId))
    await status(organisationStatuses.active)
    assert.deepEqual((await desk.sync([event])).taken, [event.counter])
    assert.lengthOf(await storedPunches(w, w.employee.employeeId), 1)
  })

  test('of an archived company are none any more', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    await changed(w, 'update organisations set status = ?', [organisationStatuses.archived])
    assert.equal((await desk.send()).body().Code, 'time_tracking.kiosk_revoked')
  })

  test('come of a code that has ended, and of one whose kiosk has been seen', async ({ client, assert }) => {
    const w = await world()
    const [late, used] = [kioskDesk(client, w), kioskDesk(client, w)]
    const { code, secret } = await late.apply()
    await changed(w, `update kiosk_activations set expires_at = now() - interval '1 second' where code = ?`, [
      code,
    ])
    assert.equal((await late.approve(code)).body().Code, 'time_tracking.kiosk_code_unknown')
    assert.deepEqual(await late.state(secret), { state: 'ended' })
    const shown = await used.apply()
    ;(await used.approve(shown.code)).assertStatus(201)
    assert.equal((await used.state(shown.secret)).state, 'approved')
    await changed(w, 'update kiosks set seen_at = now()')
    assert.deepEqual(await used.state(shown.secret), { state: 'ended' })
  })
})
