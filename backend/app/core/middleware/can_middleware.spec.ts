import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import CanMiddleware from '#app/core/middleware/can_middleware'
import type { Account } from '#app/core/http/account'
import type { Ability } from '#contracts/abilities'
import { roles } from '#contracts/enums'

const licensed = { licence: { HRAndPayrollExport: true }, metricsEnabled: true }
const admin: Partial<Account> = {
  ...{ role: roles.organisationAdmin, entitlements: licensed },
  ...{ impersonatorUserId: null, impersonatorRole: null },
}

/** @returns `passed`, or the code it was refused with */
function outcome(account: Partial<Account>, ability: Ability): unknown {
  try {
    return new CanMiddleware().handle({ account } as HttpContext, (() => 'passed') as never, ability)
  } catch (refusal) {
    return (refusal as { key: string }).key
  }
}

test.group('An endpoint that names an ability', () => {
  test('lets through callers who hold it, by role and by licence', ({ assert }) => {
    assert.equal(outcome(admin, 'exports.create'), 'passed')
    assert.equal(outcome({ ...admin, role: roles.employee }, 'exports.create'), 'core.forbidden')
    const unlicensed = { licence: {}, metricsEnabled: true }
    assert.equal(outcome({ ...admin, entitlements: unlicensed }, 'exports.create'), 'core.forbidden')
  })

  test('names the ability that is missing', ({ assert }) => {
    const account = { ...admin, role: roles.employee } as Account
    const ask = () =>
      new CanMiddleware().handle({ account } as HttpContext, (() => null) as never, 'exports.create')
    assert.throws(ask)
    try {
      ask()
    } catch (refusal) {
      assert.deepEqual((refusal as { details: unknown }).details, { ability: 'exports.create' })
    }
  })

  test('stays closed to the provider in a customer’s seat where their own role may not export', ({
    assert,
  }) => {
    const seat = { ...admin, impersonatorUserId: 'iga' }
    const viewer = { ...seat, impersonatorRole: roles.backOfficeViewer }
    assert.equal(outcome(viewer, 'exports.create'), 'identity.not_while_impersonating')
    assert.equal(outcome(viewer, 'exports.read'), 'passed')
    assert.equal(outcome({ ...seat, impersonatorRole: roles.globalAdmin }, 'exports.create'), 'passed')
  })

  test('never opens papers of single people to them', ({ assert }) => {
    const seat = {
      ...admin,
      entitlements: { licence: { OnlineWorkSchedule: true, HolidayRequest: true }, metricsEnabled: true },
    }
    assert.equal(outcome(seat, 'absence_attachments.edit_own'), 'passed')
    assert.equal(
      outcome(
        { ...seat, impersonatorUserId: 'iga', impersonatorRole: roles.globalAdmin },
        'absence_attachments.edit_own'
      ),
      'identity.not_while_impersonating'
    )
  })
})
