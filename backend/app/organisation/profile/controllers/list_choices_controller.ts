import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { organisationContext, rows } from '#app/core/organisation_context'
import { listChoiceValidator } from '#app/organisation/employees/validators/people'
import { chosenLists, type ListChoice } from '#contracts/people'

/** Which columns of a list the signed-in person sees, on whatever device. */
export default class ListChoicesController {
  async show({ params }: HttpContext) {
    const [choice] = await rows<ListChoice>(
      `select hidden_columns as "hiddenColumns" from list_choices where user_id = ? and list = ?`,
      [organisationContext.actor().userId, listOf(params)]
    )
    return result<ListChoice>(choice ?? { hiddenColumns: null })
  }

  async update({ request, params, response }: HttpContext) {
    const { hiddenColumns } = await request.validateUsing(listChoiceValidator)
    const { userId, organisationId } = organisationContext.actor()
    await rows(
      `insert into list_choices (organisation_id, user_id, list, hidden_columns) values (?, ?, ?, ?)
       on conflict (organisation_id, user_id, list)
       do update set hidden_columns = excluded.hidden_columns, updated_at = now()`,
      [organisationId, userId, listOf(params), JSON.stringify(hiddenColumns)]
    )
    return response.noContent()
  }
}

/** @throws core.not_found for a list that has no columns to choose */
function listOf({ list }: HttpContext['params']): string {
  if (!chosenLists.includes(list)) throw notFound()
  return list
}
