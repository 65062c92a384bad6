import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { DomainError } from '#app/core/errors/domain_error'
import {
  archiveOfficeUser,
  createOfficeUser,
  restoreOfficeUser,
  updateOfficeUser,
} from '#app/office/actions/write_office_user'
import { changing } from '#app/office/http/changing'
import { officeContext } from '#app/office/office_context'
import { listOfficeUsers, officeUser, officeUserOrders } from '#app/office/queries/office_users'
import {
  createOfficeUserValidator,
  listOfficeUsersValidator,
  updateOfficeUserValidator,
} from '#app/office/validators/users'
import { can } from '#contracts/abilities'

/** The provider's own people. */
export default class UsersController {
  async index({ request, i18n }: HttpContext) {
    const { search, archived, sort, ...query } = await request.validateUsing(listOfficeUsersValidator)
    const order = sort?.replace(/^-/, '') as (typeof officeUserOrders)[number] | undefined
    const asked = {
      ...{ search, archived, order, descending: sort?.startsWith('-') ?? false },
      ...{ collation: collationOf(i18n.locale), ...pagingOf(query) },
    }
    const { items, total } = await officeContext.run(() => listOfficeUsers(asked))
    return page(items, total, asked)
  }

  async show({ params }: HttpContext) {
    return result(await officeContext.run(() => officeUser(params.id)))
  }

  async store(ctx: HttpContext) {
    const { request, response, account } = ctx
    const input = await request.validateUsing(createOfficeUserValidator)
    response.status(201)
    return result(await changing(ctx, () => createOfficeUser(input, account)))
  }

  async update(ctx: HttpContext) {
    const { request, params, account } = ctx
    const { version, ...input } = await request.validateUsing(updateOfficeUserValidator)
    return result(
      await changing(ctx, async () => {
        const before = await officeUser(params.id)
        if (before.role !== input.role && !can(account.role, 'office_users.change_role'))
          throw new DomainError('core.forbidden')
        return updateOfficeUser({ id: params.id, version, by: account }, input)
      })
    )
  }

  async archive(ctx: HttpContext) {
    const { params, account } = ctx
    return result(await changing(ctx, () => archiveOfficeUser(params.id, account)))
  }

  async restore(ctx: HttpContext) {
    const { params, account } = ctx
    return result(await changing(ctx, () => restoreOfficeUser(params.id, account)))
  }
}
