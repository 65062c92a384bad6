import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import OpenMiddleware from '#app/core/middleware/open_middleware'
import OrganisationMiddleware from '#app/core/middleware/organisation_middleware'

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

  test('an account without an organisation, where rows of one are read', async ({ assert }) => {
    const visit = { account: { organisationId: null } } as HttpContext
    assert.deepEqual(await refusalOf(new OrganisationMiddleware().handle(visit, never)), {
      key: 'core.forbidden',
      details: {},
    })
  })
})
