import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { organisationContext, rows } from '#app/core/organisation_context'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { announceAlerts } from '#app/time_tracking/alerts/announce_alerts'
import { raiseAlerts } from '#app/time_tracking/alerts/raise_alerts'
import { mustRegister, planned } from '#app/time_tracking/testing/records_desk'
import { withoutRules, world, type Person } from '#tests/world/world'

const mailsOf = async ({ userId }: Person) =>
  (await db.from('mails').where('to_address', `${userId}@example.test`)) as {
    subject: string
    text_body: string
  }[]

test.group('News of an alert', () => {
  test('goes by the channels that people chose, without names', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    await mustRegister(w)
    await planned(w, w.employee)
    await organisationContext.run(w.organisationId, () =>
      rows(`update employees set notification_preferences = ? where id = ?`, [
        JSON.stringify({ time_registration: { mail: false, mobile: false } }),
        w.locationManager.employeeId,
      ])
    )
    await organisationContext.run(w.organisationId, () => raiseAlerts(Date.parse('2026-11-02T07:20:00Z')))
    await announceAlerts(w.organisationId)
    await deliverDue(w.organisationId)
    const [mail, ...more] = await mailsOf(w.manager)
    assert.isEmpty(more)
    assert.equal(mail!.subject, 'An employee has not started work')
    assert.notInclude(mail!.text_body, 'Nowak')
    assert.isEmpty(await mailsOf(w.locationManager))
    const own = await client.get('/api/notifications').bearerToken(w.locationManager.token)
    assert.containsSubset(own.body().result.items, [
      { kind: 'time_registration', person: { surname: 'Nowak' } },
    ])
  })
})
