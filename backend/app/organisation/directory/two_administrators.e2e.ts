import { test } from '@japa/runner'
import { rows, organisationContext } from '#app/core/organisation_context'
import { person, world } from '#tests/world/world'
import { roles } from '#contracts/enums'

const path = '/api/organisation-management/employees'

test.group('Two administrators', () => {
  test('who archive each other at the same time leave one of them', async ({ client, assert }) => {
    const w = await world()
    const other = await person(w, roles.organisationAdmin, 'Trần')
    const archive = (who: typeof other, whom: typeof other) =>
      client.post(`${path}/${whom.employeeId}/archive`).bearerToken(who.token)
    const answers = await Promise.all([archive(w.admin, other), archive(other, w.admin)])
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.equal(statuses[0], 200)
    assert.include([400, 401, 403], statuses[1]!)
    const left = await organisationContext.run(w.organisationId, () =>
      rows<{ count: number }>(
        `select count(*)::int as count from employees where role = ? and archived_at is null`,
        [roles.organisationAdmin]
      )
    )
    assert.equal(left[0]!.count, 1)
  })
})
