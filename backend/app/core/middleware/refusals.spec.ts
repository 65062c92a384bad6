import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import OpenMiddleware from '#app/core/middleware/open_middleware'
import OrganisationMiddleware from '#app/core/middleware/organisation_middleware'
import { organisationContext } from '#app/core/organisation_context'

const never = () => {
  throw new Error('It went on.')
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ key, details }: { key: string; details: object }) => ({ key, details })
  )

test.group('What a route does not let through', () => {
  test('an ability that is not open to visitors, named', async ({ assert }) => {
    const ability = 'employees.write_admin'
    assert.deepEqual(await refusalOf(new OpenMiddleware().handle({} as HttpContext, never, ability)), {
      key: 'core.forbidden',
      details: { ability },
    })
  })

  test('a request whose unit of work fails, which is not taken for done', async ({ assert, cleanup }) => {
    const own = organisationContext.run
    cleanup(() => void (organisationContext.run = own))
    const lost = new Error('no database')
    organisationContext.run = () => Promise.reject(lost)
    const request = { header: () => 'en-US', id: () => 'trace', ip: () => '::1' }
    const visit = { account: { organisationId: 'ours' }, request } as unknown as HttpContext
    const failure = await new OrganisationMiddleware().handle(visit, never).catch((reason) => reason)
    assert.strictEqual(failure, lost)
  })

  test('an account without an organisation, where rows of one are read', async ({ assert }) => {
    const visit = { account: { organisationId: null } } as HttpContext
    assert.deepEqual(await refusalOf(new OrganisationMiddleware().handle(visit, never)), {
      key: 'core.forbidden',
      details: {},
    })
  })
})
