import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { lockLicencePlaces } from '#app/organisation/company/licence_places'
import { sent, untilWaitedFor } from '#tests/world/waiting'
import { acting, world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const archive = (client: ApiClient, by: Person, { employeeId }: Person) =>
  client.post(`${path}/${employeeId}/archive`).json({}).bearerToken(by.token)
const restore = (client: ApiClient, by: Person, { employeeId }: Person) =>
  client.delete(`${path}/${employeeId}/archive`).bearerToken(by.token)

/** What the event log keeps of a person, the oldest first. */
const eventsOf = ({ admin }: World, { employeeId }: Person) =>
  acting(admin, () =>
    rows<{ action: string; entity: string }>(
      'select action, entity from audit_events where entity_id = ? order by id',
      [employeeId]
    )
  )
const lockPerson = ({ employeeId }: Person) =>
  rows('select id from employees where id = ? for update', [employeeId])

test.group('Archiving and restoring', () => {
  test('are kept in the event log, each by its name', async ({ client, assert }) => {
    const place = await world()
    const { admin, employee } = place
    ;(await archive(client, admin, employee)).assertStatus(200)
    ;(await restore(client, admin, employee)).assertStatus(200)
    const entity = 'employee'
    assert.deepEqual(await eventsOf(place, employee), [
      { action: 'organisation.archive', entity },
      { action: 'organisation.restore', entity },
    ])
  })

  test('asked for twice at once are done once', async ({ client, assert }) => {
    const place = await world()
    const { admin, employee } = place
    const asked = await acting(admin, async () => {
      await lockPerson(employee)
      const both = [archive(client, admin, employee), archive(client, admin, employee)].map(sent)
      await untilWaitedFor()
      // The second has also read the person, unless it waits for the row.
      await setTimeout(200)
      return both
    })
    for (const answer of await Promise.all(asked)) answer.assertStatus(200)
    assert.lengthOf(await eventsOf(place, employee), 1)
  })

  test('of an employee need no administrator who can sign in', async ({ client }) => {
    const { admin, locationManager, employee } = await world()
    await acting(admin, () => rows(`update users set status = 'invited' where id = ?`, [admin.userId]))
    ;(await archive(client, locationManager, employee)).assertStatus(200)
  })

  test('archiving takes no turn among those who add people', async ({ client }) => {
    const { admin, employee } = await world()
    await acting(admin, async () => {
      await lockLicencePlaces()
      ;(await archive(client, admin, employee)).assertStatus(200)
    })
  })

  test('restoring waits for its turn before it locks the person', async ({ client }) => {
    const { admin, employee } = await world()
    ;(await archive(client, admin, employee)).assertStatus(200)
    const restored = await acting(admin, async () => {
      await lockLicencePlaces()
      const asked = sent(restore(client, admin, employee))
      await untilWaitedFor()
      await rows('select id from employees where id = ? for update nowait', [employee.employeeId])
      return [asked]
    })
    ;(await restored[0]!).assertStatus(200)
  })
})
