import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#app/core/http/attachment'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
import { deleteRequest } from '#app/requests/filing/delete_request'
import { changeRequest, fileRequests } from '#app/requests/filing/save_request'
import { printRequest } from '#app/requests/printing/print_request'
import { requestDetails } from '#app/requests/reading/find_request'
import { listRequests } from '#app/requests/reading/list_requests'
import {
  changeRequestValidator,
  deleteRequestValidator,
  fileRequestsValidator,
  listRequestsValidator,
} from '#app/requests/validators/filed_request'
import type { Locale } from '#contracts/enums'

/** Which requests a caller sees and may change is asked row by row. */
export default class FiledRequestsController {
  async index({ request, i18n }: HttpContext) {
    const query = await request.validateUsing(listRequestsValidator)
    const paging = pagingOf(query)
    const { items, total } = await listRequests(query, paging, i18n.locale as Locale)
    return page(items, total, paging)
  }

  async show({ params, i18n }: HttpContext) {
    return result(await requestDetails(params.id, i18n.locale as Locale))
  }

  async file({ params, response, i18n }: HttpContext) {
    const { bytes, name } = await printRequest(params.id, i18n.locale as Locale)
    return response
      .header('Content-Type', 'application/pdf')
      .header('Content-Disposition', attachmentNamed(name))
      .header('Cache-Control', 'private, no-store')
      .send(Buffer.from(bytes))
  }

  async store({ request, response, i18n }: HttpContext) {
    const filing = await request.validateUsing(fileRequestsValidator)
    await beginWithRequestTypes()
    response.status(201)
    return result(await fileRequests(filing, i18n.locale as Locale))
  }

  async update({ request, params, i18n }: HttpContext) {
    const edit = await request.validateUsing(changeRequestValidator)
    return result(await changeRequest(params.id, edit, i18n.locale as Locale))
  }

  async destroy({ request, response, params, i18n }: HttpContext) {
    const { version } = await request.validateUsing(deleteRequestValidator)
    await deleteRequest(params.id, version, i18n.locale as Locale)
    return response.noContent()
  }
}
