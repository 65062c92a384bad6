import { test } from '@japa/runner'
import { record, recordAll } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { acting, world } from '#tests/world/world'

const stored = (entityId: string) =>
  rows<Record<string, unknown>>(
    `select organisation_id, action, entity, entity_id, location_id, actor_user_id, actor_role,
       impersonator_user_id, before, after, request_id, ip
     from audit_events where entity_id = ? order by id`,
    [entityId]
  )

test.group('An entry of the log', () => {
  test('says what was done to what, by whom, in whose seat and from where, and keeps no secret', async ({
    assert,
  }) => {
    const { admin, organisationId, locationId } = await world()
    const [entityId, impersonatorUserId] = [newId(), newId()]
    const actor = { ...admin.actor, impersonatorUserId, requestId: 'trace-1', ip: '203.0.113.7' }
    const found = await organisationContext.run(
      organisationId,
      async () => {
        await record({
          ...{ action: 'tests.change', entity: 'thing', entityId, locationId },
          ...{ before: { pin: '1234', name: 'a' }, after: { pin: '5678', name: 'b' } },
        })
        return stored(entityId)
      },
      actor
    )
    assert.deepEqual(found, [
      {
        ...{ organisation_id: organisationId, action: 'tests.change', entity: 'thing', entity_id: entityId },
        ...{ location_id: locationId, actor_user_id: admin.userId, actor_role: admin.role },
        ...{ impersonator_user_id: impersonatorUserId, request_id: 'trace-1', ip: '203.0.113.7' },
        ...{ before: { pin: '[masked]', name: 'a' }, after: { pin: '[masked]', name: 'b' } },
      },
    ])
  })

  test('of work without an actor names no one; several are kept in their order', async ({ assert }) => {
    const { admin, organisationId } = await world()
    const entityId = newId()
    const entries = ['first', 'second'].map((name) => ({
      action: `tests.${name}`,
      entity: 'thing',
      entityId,
    }))
    await organisationContext.run(organisationId, () => recordAll(entries))
    const none = { location_id: null, actor_user_id: null, actor_role: null, impersonator_user_id: null }
    assert.deepEqual(
      await acting(admin, () => stored(entityId)),
      entries.map(({ action }) => ({
        ...{ organisation_id: organisationId, action, entity: 'thing', entity_id: entityId, ...none },
        ...{ before: null, after: null, request_id: null, ip: null },
      }))
    )
  })

  test('about nothing in particular has no thing and no place', async ({ assert }) => {
    const { admin } = await world()
    const found = await acting(admin, async () => {
      await record({ action: 'tests.look', entity: 'thing' })
      return rows(
        `select entity_id, location_id, actor_user_id from audit_events where action = 'tests.look'`
      )
    })
    assert.deepEqual(found, [{ entity_id: null, location_id: null, actor_user_id: admin.userId }])
  })
})
