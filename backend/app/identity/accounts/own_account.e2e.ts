import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { AccountChanged } from '#app/identity/accounts/account_changed'
import { remember } from '#app/identity/accounts/remember'
import { roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, world } from '#tests/world/world'

test.group('What users do with their own account', () => {
  test('is in the log of their organisation, with who it was and from where', async ({ assert }) => {
    const { employee, organisationId } = await world()
    const { userId } = employee
    await remember('leave', { userId, organisationId, role: roles.employee, ip: '203.0.113.7' })
    const found = await acting(employee, () =>
      rows(
        `select action, entity, entity_id, actor_user_id, actor_role, impersonator_user_id, ip
         from audit_events where actor_user_id = ?`,
        [userId]
      )
    )
    assert.deepEqual(found, [
      {
        ...{ action: 'identity.leave', entity: 'user', entity_id: userId },
        ...{ actor_user_id: userId, actor_role: roles.employee, impersonator_user_id: null },
        ip: '203.0.113.7',
      },
    ])
  })

  test('leaves no entry at the provider, which has no such log', async ({ assert }) => {
    const { userId, role } = await officePerson(roles.backOfficeAdmin)
    await assert.doesNotReject(() => remember('leave', { userId, organisationId: null, role, ip: '::1' }))
  })

  test('reaches people of organisations as news, never the provider', async ({ assert, cleanup }) => {
    const { employee, organisationId } = await world()
    const { userId } = await officePerson(roles.backOfficeAdmin)
    const events = emitter.fake([AccountChanged])
    cleanup(() => emitter.restore())
    await AccountChanged.tell({ userId, organisationId: null }, 'password')
    events.assertNoneEmitted()
    await AccountChanged.tell({ userId: employee.userId, organisationId }, 'two_factor')
    events.assertEmitted(AccountChanged, ({ data }) => {
      const { id, ...details } = data.details
      assert.match(id, /^[0-9a-f-]{36}$/)
      assert.deepEqual(details, { organisationId, userId: employee.userId, change: 'two_factor' })
      return true
    })
  })
})
