import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import { remindDeciders } from '#app/requests/reminding/remind_deciders'
import { organisationContext } from '#app/core/organisation_context'
import { world, type Person, type World } from '#tests/world/world'

const hour = 3_600_000
const zone = 'Europe/Warsaw'
/** Ten in the morning of a day by the organisation's clock, winter and summer alike within an hour. */
const morningOf = (day: string): number => Date.parse(`${day}T09:00:00Z`)

type Notified = { kind: string; data: { requestId: string; step: string } }
const stepsFor = async (client: ApiClient, who: Person): Promise<string[]> => {
  const answer = await client.get('/api/notifications').bearerToken(who.token)
  const items: Notified[] = answer.body().result.items
  return items.filter(({ kind }) => kind === 'request_waits').map(({ data }) => data.step)
}
const remind = (w: World, now: number) => organisationContext.run(w.organisationId, () => remindDeciders(now))

const far = { firstDay: '2030-03-04', lastDay: '2030-03-05' }

test.group('Those who decide on requests', () => {
  test('are notified of a request as it is sent, and of its edit, not of a draft', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    await desk.filed(typeId, { firstDay: '2030-04-04', lastDay: '2030-04-04', draft: true })
    assert.deepEqual(await stepsFor(client, w.locationManager), [])
    const { id } = await desk.filed(typeId, far)
    for (const who of [w.locationManager, w.admin]) assert.deepEqual(await stepsFor(client, who), ['filed'])
    for (const who of [w.manager, w.colleague, w.employee]) assert.deepEqual(await stepsFor(client, who), [])
    const { draft: _draft, ...content } = desk.usual(typeId, { ...far, lastDay: '2030-03-06' })
    ;(await desk.change(id, { ...content, version: 1, draft: false })).assertStatus(200)
    assert.deepEqual(await stepsFor(client, w.admin), ['filed', 'filed'])
  })

  test('only the one who is asked, unless that one is away', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const asked = { ...far, recipientId: w.locationManager.employeeId }
    await requestDesk(client, w.employee).filed(typeId, asked)
    assert.deepEqual(await stepsFor(client, w.locationManager), ['filed'])
    assert.deepEqual(await stepsFor(client, w.admin), [])

    const today = dayOf(Date.now(), zone)
    const leave = await requestDesk(client, w.locationManager).filed(typeId, {
      ...{ firstDay: today, lastDay: addDays(today, 1), skipWeekends: false, skipHolidays: false },
    })
    ;(await requestDesk(client, w.admin).approve(leave.id, 1)).assertStatus(200)
    const before = await stepsFor(client, w.admin)
    await requestDesk(client, w.colleague).filed(typeId, asked)
    assert.deepEqual(await stepsFor(client, w.locationManager), ['filed'])
    assert.deepEqual(await stepsFor(client, w.admin), ['filed', ...before])
  })

  test('are reminded after two days and before the first one, each once, by day', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId, far)
    const steps = () => stepsFor(client, w.locationManager)
    const tomorrow = addDays(dayOf(Date.now(), zone), 1)
    assert.equal(await remind(w, morningOf(tomorrow)), 0)
    assert.equal(await remind(w, morningOf(addDays(tomorrow, 2)) - 8 * hour), 0, 'not at night')
    for (const later of [2, 2, 3]) assert.equal(await remind(w, morningOf(addDays(tomorrow, later))), 1)
    assert.deepEqual(await steps(), ['waits', 'filed'])
    for (const before of [3, 2]) await remind(w, morningOf(addDays(far.firstDay, -before)))
    assert.deepEqual(await steps(), ['soon', 'waits', 'filed'])
    ;(await requestDesk(client, w.locationManager).approve(id, 1)).assertStatus(200)
    assert.equal(await remind(w, morningOf(far.firstDay)), 0)
  })

  test('two runs at once notify once', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    await requestDesk(client, w.employee).filed(typeId, far)
    const later = morningOf(addDays(dayOf(Date.now(), zone), 4))
    await Promise.all([remind(w, later), remind(w, later), remind(w, later)])
    assert.deepEqual(await stepsFor(client, w.locationManager), ['waits', 'filed'])
  })
})
