import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import env from '#start/env'
import { planner } from '#tests/world/planner'
import { acting, world, type Person, type World } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const
type Mail = { subject: string; text_body: string; html_body: string; locale: string }
const mailsTo = async (who: Person): Promise<Mail[]> =>
  db.from('mails').where('to_address', `${who.userId}@example.test`).orderBy('id')
/** The time for everything that waits has come. */
const letPass = ({ organisationId }: World) =>
  deliverDue(organisationId, { now: new Date(Date.now() + 3_600_000) })
const speak = (who: Person, language: number) =>
  db.connection('owner').from('users').where('id', who.userId).update({ language })
/** What is published from now on is news of its own. */
const closeDigests = (w: World) => acting(w.admin, () => rows('update notifications set open_until = now()'))
const prefer = (w: World, who: Person, preferences: object) =>
  acting(w.admin, () =>
    rows('update employees set notification_preferences = ?::jsonb where id = ?', [
      JSON.stringify(preferences),
      who.employeeId,
    ])
  )

test.group('Mail about a published schedule', () => {
  test('goes to those concerned, in their language, with their shifts', async ({ client, assert }) => {
    const w = await world()
    await speak(w.employee, 1)
    await speak(w.colleague, 2)
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await create(
      shift({ employeeId: w.employee.employeeId, day: '2026-11-03', start: '22:00', end: '06:00' })
    )
    await create(shift({ employeeId: w.colleague.employeeId, day: '2026-11-04', type: 1, fullDay: true }))
    await create(shift())
    await publish(...november)
    assert.lengthOf(await mailsTo(w.employee), 0, 'more may be published at once')
    await letPass(w)

    const [polish, ...more] = await mailsTo(w.employee)
    assert.lengthOf(more, 0)
    assert.equal(polish!.locale, 'pl-PL')
    assert.equal(polish!.subject, 'Twój grafik: 2 listopada 2026 – 3 listopada 2026')
    assert.include(polish!.text_body, 'Nowe: 2 wpisy.')
    assert.include(polish!.text_body, 'poniedziałek, 2 listopada, 08:00–16:00: Kucharz, Warszawa')
    assert.include(polish!.text_body, 'wtorek, 3 listopada, 22:00–06:00: Kucharz, Warszawa')
    assert.notInclude(polish!.text_body, '4 listopada')
    const [vietnamese] = await mailsTo(w.colleague)
    assert.equal(vietnamese!.locale, 'vi-VN')
    assert.match(vietnamese!.text_body, /cả ngày: Nghỉ, Warszawa/)
    assert.lengthOf(await mailsTo(w.manager), 0)
  })

  test('leads to the week of the first day that changed', async ({ client, assert, cleanup }) => {
    const address = env.get('APP_URL')
    cleanup(() => {
      env.set('APP_URL', address as never)
      // Where it was not set, the variable now reads "undefined".
      if (address === undefined) delete process.env.APP_URL
    })
    env.set('APP_URL', 'https://shifts.example.test')
    const w = await world()
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId, day: '2026-11-03' }))
    await publish(...november)
    await letPass(w)
    const [mail] = await mailsTo(w.employee)
    const link = 'https://shifts.example.test/scheduler?view=week&from=2026-11-03&date=2026-11-03'
    assert.isTrue(mail!.text_body.endsWith(`\n\n${link}`), mail!.text_body)
    assert.include(mail!.html_body, link.replaceAll('&', '&amp;'))
  })

  test('writes times as the organisation does', async ({ client, assert }) => {
    const w = await world()
    await acting(w.admin, () => rows(`update organisations set time_format = 'h:mm a'`))
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId, start: '22:00', end: '06:00' }))
    await publish(...november)
    await letPass(w)
    const [mail] = await mailsTo(w.employee)
    assert.include(mail!.text_body, 'Monday, November 2, 10:00\u00a0PM–6:00\u00a0AM: Kucharz, Warszawa')
  })

  test('names the change, notifies people who lost a shift, and not the others', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send, publish, unpublishLast, shift } = planner(client, w, w.manager)
    const { id, version } = await create(shift({ employeeId: w.employee.employeeId }))
    await create(shift({ employeeId: w.manager.employeeId }))
    await publish(...november)
    await letPass(w)
    await closeDigests(w)
    await send([{ kind: 'update', id, version, changes: { employeeId: w.colleague.employeeId } }], 'move')
    await publish(...november)
    await letPass(w)

    const [, lost] = await mailsTo(w.employee)
    assert.match(lost!.subject, /has changed$/)
    assert.include(lost!.text_body, 'Removed: 1 entry.')
    assert.include(lost!.text_body, 'You have nothing planned')
    assert.match((await mailsTo(w.colleague))[0]!.subject, /^Your schedule for/)
    assert.lengthOf(await mailsTo(w.manager), 1)
    await closeDigests(w)
    await unpublishLast()
    await letPass(w)
    assert.lengthOf(await mailsTo(w.employee), 3)
    assert.lengthOf(await mailsTo(w.manager), 1)
  })

  test('is not sent to people who turned it off', async ({ client, assert }) => {
    const w = await world()
    await prefer(w, w.employee, { new_schedule: { mail: false, mobile: true } })
    const { create, send, publish, shift } = planner(client, w, w.manager)
    const { id, version } = await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await letPass(w)
    assert.lengthOf(await mailsTo(w.employee), 0)
    await closeDigests(w)
    await send([{ kind: 'update', id, version, changes: { end: '15:00' } }], 'edit')
    await publish(...november)
    await letPass(w)
    assert.lengthOf(await mailsTo(w.employee), 1)
  })

  test('is one for everything that is published within a short time', async ({ client, assert }) => {
    const w = await world()
    const { create, send, publish, shift } = planner(client, w, w.manager)
    const { id, version } = await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await send([{ kind: 'update', id, version, changes: { end: '15:00' } }], 'edit')
    await create(shift({ employeeId: w.employee.employeeId, day: '2026-12-03' }))
    await publish('2026-11-01', '2027-01-01')
    await letPass(w)
    const [mail, ...more] = await mailsTo(w.employee)
    assert.lengthOf(more, 0)
    assert.equal(mail!.subject, 'Your schedule for November 2, 2026 – December 3, 2026')
    assert.include(mail!.text_body, 'New: 2 entries. Changed: 0 entries. Removed: 0 entries.')
    assert.include(mail!.text_body, '08:00–15:00')
    await letPass(w)
    assert.lengthOf(await mailsTo(w.employee), 1)
  })

  test('is not sent to people who left in the meantime', async ({ client, assert }) => {
    const w = await world()
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await acting(w.admin, () =>
      rows('update employees set archived_at = now() where id = ?', [w.employee.employeeId])
    )
    await letPass(w)
    assert.lengthOf(await mailsTo(w.employee), 0)
    const [delivery] = await acting(w.admin, () =>
      rows<{ state: string; last_error: string }>('select state, last_error from notification_deliveries')
    )
    assert.deepEqual(delivery, { state: 'dropped', last_error: 'archived' })
  })

  test('shows names as text, whatever is in them', async ({ client, assert }) => {
    const w = await world()
    await acting(w.admin, () =>
      rows('update locations set name = ? where id = ?', ['<b>Bar & Grill</b>', w.locationId])
    )
    const { create, publish, shift } = planner(client, w, w.manager)
    await create(shift({ employeeId: w.employee.employeeId }))
    await publish(...november)
    await letPass(w)
    const [mail] = await mailsTo(w.employee)
    assert.include(mail!.html_body, '&lt;b&gt;Bar &amp; Grill&lt;/b&gt;')
    assert.notInclude(mail!.html_body, '<b>Bar')
  })
})
