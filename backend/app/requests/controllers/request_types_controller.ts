import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { archiveRequestType, restoreRequestType } from '#app/requests/actions/archive_request_type'
import { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
import { createRequestType } from '#app/requests/actions/create_request_type'
import { orderRequestTypes } from '#app/requests/actions/order_request_types'
import { updateRequestType } from '#app/requests/actions/update_request_type'
import { listRequestTypes, usableRequestTypes } from '#app/requests/queries/load_request_types'
import {
  createRequestTypeValidator,
  listRequestTypesValidator,
  orderRequestTypesValidator,
  updateRequestTypeValidator,
} from '#app/requests/validators/request_type'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'

export default class RequestTypesController {
  async index({ request, i18n }: HttpContext) {
    const { archived = false } = await request.validateUsing(listRequestTypesValidator)
    await beginWithRequestTypes()
    return result(await listRequestTypes(i18n.locale as Locale, archived))
  }

  async usable({ account, i18n }: HttpContext) {
    await beginWithRequestTypes()
    const { delegations } = await companyRules()
    return result(
      await usableRequestTypes(i18n.locale as Locale, {
        employeeId: organisationContext.actor().employeeId,
        filesForOthers: can(account.role, 'requests.create'),
        delegationsOpen: delegations.employeesMayRequest,
      })
    )
  }

  async store({ request, response, i18n }: HttpContext) {
    const input = await request.validateUsing(createRequestTypeValidator)
    response.status(201)
    return result(await createRequestType(input, i18n.locale as Locale))
  }

  async update({ request, params, i18n }: HttpContext) {
    const { version, ...input } = await request.validateUsing(updateRequestTypeValidator)
    const asked = { id: params.id, version, locale: i18n.locale as Locale }
    return result(await updateRequestType(asked, input))
  }

  async order({ request, i18n }: HttpContext) {
    const { ids } = await request.validateUsing(orderRequestTypesValidator)
    await orderRequestTypes(ids)
    return result(await listRequestTypes(i18n.locale as Locale, false))
  }

  async archive({ params, i18n }: HttpContext) {
    return result(await archiveRequestType(params.id, i18n.locale as Locale))
  }

  async restore({ params, i18n }: HttpContext) {
    return result(await restoreRequestType(params.id, i18n.locale as Locale))
  }
}
