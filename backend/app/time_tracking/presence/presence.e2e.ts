import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clockOf, dayOf } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { inUtc } from '#app/time_tracking/testing/correction_desk'
import { punchDesk } from '#app/time_tracking/testing/punch_desk'
import { mustRegister, planned } from '#app/time_tracking/testing/records_desk'
import type { Presence } from '#contracts/presence'
import { withoutRules, world, worksAlsoAt, type Person, type World } from '#tests/world/world'

const shown = async (client: ApiClient, who: Person, more: object = {}): Promise<Presence[]> =>
  (await client.get('/api/time-tracking/presence').qs(more).bearerToken(who.token)).body().result
const states = (all: Presence[]) => all.map(({ employee, state }) => `${employee.surname} ${state}`)
/** Who has gone is shown until the day is over: an hour ago is today where it is about noon. */
const whereItIsNoon = ({ organisationId, locationId }: World) => {
  const behind = new Date().getUTCHours() - 12
  return organisationContext.run(organisationId, () =>
    rows('update locations set time_zone = ? where id = ?', [
      `Etc/GMT${behind < 0 ? '' : '+'}${behind}`,
      locationId,
    ])
  )
}

test.group('Who is in', () => {
  test('are those at work, on breaks, missed and gone, at the locations one answers for', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    await inUtc(w)
    await mustRegister(w)
    const stranger = await world()
    assert.isEmpty(await shown(client, w.manager))
    const desk = punchDesk(client, w, w.employee)
    await desk.ago('start', 30)
    await desk.ago('break_start', 10)
    // A shift that has begun and has not ended, whatever the hour is.
    const [begun, ends] = [-2, 2].map((hours) => Date.now() + hours * 3_600_000) as [number, number]
    const shift = { day: dayOf(begun, 'UTC'), start: clockOf(begun, 'UTC'), end: clockOf(ends, 'UTC') }
    await planned(w, w.colleague, [shift])
    assert.deepEqual(states(await shown(client, w.manager)), ['Nowak break', 'Kowalska late'])
    await desk.punch('break_end')
    const [first] = await shown(client, w.locationManager)
    assert.containsSubset(first, { state: 'working', locationId: w.locationId, plannedStartsAt: null })
    await worksAlsoAt(w, w.employee, w.farLocationId)
    assert.isEmpty(await shown(client, w.admin, { locationIds: [w.farLocationId] }))
    assert.isEmpty(await shown(client, stranger.admin, { locationIds: [w.locationId] }))
    await desk.punch('end')
    assert.sameMembers(states(await shown(client, w.admin)), ['Kowalska late', 'Nowak gone'])
    await organisationContext.run(w.organisationId, () =>
      rows(`update employees set archived_at = now() where id = ?`, [w.employee.employeeId])
    )
    assert.deepEqual(states(await shown(client, w.admin)), ['Kowalska late'])
  })

  test('shows a manager nothing of other locations', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    await mustRegister(w)
    await worksAlsoAt(w, w.colleague, w.farLocationId)
    const zone = 'Asia/Ho_Chi_Minh'
    const [begun, ends] = [-2, 2].map((hours) => Date.now() + hours * 3_600_000) as [number, number]
    const shift = { day: dayOf(begun, zone), start: clockOf(begun, zone), end: clockOf(ends, zone) }
    await planned(w, w.colleague, [{ ...shift, locationId: w.farLocationId }])
    assert.deepEqual(states(await shown(client, w.admin)), ['Kowalska late'])
    assert.isEmpty(await shown(client, w.manager))
    assert.isEmpty(await shown(client, w.manager, { locationIds: [w.farLocationId] }))
  })

  test('shows a manager no one who has gone on to another location', async ({ client, assert }) => {
    const w = await world()
    await withoutRules(w)
    await whereItIsNoon(w)
    await worksAlsoAt(w, w.employee, w.farLocationId)
    const desk = punchDesk(client, w, w.employee)
    await desk.ago('start', 120)
    await desk.ago('end', 60)
    assert.deepEqual(states(await shown(client, w.manager)), ['Nowak gone'])
    ;(await desk.ago('start', 30, { locationId: w.farLocationId })).assertStatus(201)
    assert.isEmpty(await shown(client, w.manager))
    assert.deepEqual(states(await shown(client, w.admin)), ['Nowak working'])
  })

  test('is not for employees', async ({ client }) => {
    const w = await world()
    const answer = await client.get('/api/time-tracking/presence').bearerToken(w.employee.token)
    answer.assertStatus(403)
  })
})
