import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { cancelDeletion, requestDeletion } from '#app/organisation/company/request_deletion'
import { openDeletionRequest } from '#app/organisation/company/open_deletion_request'
import { deletionRequestValidator } from '#app/organisation/company/validators/organisation'

/** A company's wish to be closed by the provider. */
export default class DeletionRequestController {
  async show() {
    return result(await openDeletionRequest())
  }

  async store({ request, response }: HttpContext) {
    const { reason, name } = await request.validateUsing(deletionRequestValidator)
    response.status(201)
    return result(await requestDeletion(reason, name))
  }

  async destroy({ response }: HttpContext) {
    await cancelDeletion()
    return response.noContent()
  }
}
