import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { loadActor } from '#app/identity/public/load_actor'
import { languages, roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { world, type World } from '#tests/world/world'

const within = ({ organisationId }: Pick<World, 'organisationId'>, userId: string, by?: string) =>
  organisationContext.run(organisationId, () => loadActor(userId, by))

test.group('The actor of work that was asked for earlier', () => {
  test('has the present rights, places and language of the user', async ({ assert }) => {
    const w = await world()
    await db.from('users').where('id', w.manager.userId).update({ language: languages['vi-VN'] })
    assert.deepEqual(await within(w, w.manager.userId), {
      ...{ userId: w.manager.userId, organisationId: w.organisationId, role: roles.manager },
      ...{ employeeId: w.manager.employeeId, locationIds: w.manager.actor.locationIds },
      ...{ impersonatorUserId: null, locale: 'vi-VN' },
    })
    const administrator = await within(w, w.admin.userId, w.manager.userId)
    assert.isNull(administrator!.locationIds)
    assert.equal(administrator!.impersonatorUserId, w.manager.userId)
  })

  test('is no one once the account is archived, and never a user of elsewhere', async ({ assert }) => {
    const [w, other] = [await world(), await world()]
    assert.isNull(await within(w, other.admin.userId))
    assert.isNull(await within(w, (await officePerson(roles.backOfficeAdmin)).userId))
    assert.isNull(await within(w, newId()))
    await db.from('users').where('id', w.manager.userId).update({ status: 'archived' })
    assert.isNull(await within(w, w.manager.userId))
  })
})
