import { test } from '@japa/runner'
import { lockCompany } from '#app/organisation/company/lock_company'
import { archiveEmployee } from '#app/organisation/employees/archive_employee'
import { deleteEmployee } from '#app/organisation/employees/delete_employee'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { updateEmployee } from '#app/organisation/employees/update_employee'
import { rows } from '#app/core/organisation_context'
import { sent, untilWaitedFor } from '#tests/world/waiting'
import { acting, person, world, type World } from '#tests/world/world'
import { roles } from '#contracts/enums'

const path = '/api/organisation-management/employees'
const lastAdmin = 'organisation.last_admin'

const administratorsOf = ({ admin }: World) =>
  acting(admin, () =>
    rows<{ id: string }>(`select id from employees where role = ? and archived_at is null`, [
      roles.organisationAdmin,
    ])
  )

test.group('Two administrators', () => {
  test('who archive each other at the same time leave one of them', async ({ client, assert }) => {
    const w = await world()
    const other = await person(w, roles.organisationAdmin, 'Trần')
    const archive = (who: typeof other, whom: typeof other) =>
      sent(client.post(`${path}/${whom.employeeId}/archive`).bearerToken(who.token))
    const asked = await acting(w.admin, async () => {
      await lockCompany()
      const both = [archive(w.admin, other), archive(other, w.admin)]
      // Each is let in by then, and has locked the other one.
      await untilWaitedFor(2)
      return both
    })
    const answers = await Promise.all(asked)
    const [done, refused] = answers.toSorted((one, two) => one.status() - two.status())
    assert.equal(done!.status(), 200)
    assert.equal(refused!.status(), 400)
    assert.equal(refused!.body().Code, lastAdmin)
    assert.lengthOf(await administratorsOf(w), 1)
  })
})

test.group('The last administrator who can sign in', () => {
  /** The one who acts was closed out since the request was let in; only the other one is left. */
  const closing = async (work: (otherId: string) => Promise<unknown>) => {
    const w = await world()
    const other = await person(w, roles.organisationAdmin, 'Trần')
    const outcome = await acting(w.admin, async () => {
      await rows(`update users set status = 'invited' where id = ?`, [w.admin.userId])
      return work(other.employeeId).then(
        () => 'done',
        (reason: { key: string }) => reason.key
      )
    })
    return { outcome, left: await administratorsOf(w) }
  }
  const everyWay: Record<string, (id: string) => Promise<unknown>> = {
    archived: archiveEmployee,
    deleted: deleteEmployee,
    'given another role': async (id) => {
      const { version, ...employee } = (await loadEmployee(id))!
      return updateEmployee({
        id,
        version,
        employee: { ...employee, email: employee.email ?? '', role: roles.advisor },
      })
    },
  }
  for (const [way, work] of Object.entries(everyWay))
    test(`is not ${way}`, async ({ assert }) => {
      const { outcome, left } = await closing(work)
      assert.equal(outcome, lastAdmin)
      assert.lengthOf(left, 2)
    })
})
