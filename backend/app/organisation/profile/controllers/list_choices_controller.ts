import { database, json } from '#app/core/database/database'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { listChoiceValidator } from '#app/organisation/employees/validators/people'
import { chosenLists, type ListChoice } from '#contracts/people'

/** Which columns of a list the signed-in person sees, on whatever device. */
export default class ListChoicesController {
  async show({ params }: HttpContext) {
    const choice = await database()
      .selectFrom('listChoices')
      .select('hiddenColumns')
      .where('userId', '=', organisationContext.actor().userId)
      .where('list', '=', listOf(params))
      .executeTakeFirst()
    return result<ListChoice>(choice ?? { hiddenColumns: null })
  }

  async update({ request, params, response }: HttpContext) {
    const { hiddenColumns } = await request.validateUsing(listChoiceValidator)
    const { userId, organisationId } = organisationContext.actor()
    await database()
      .insertInto('listChoices')
      .values({ organisationId, userId, list: listOf(params), hiddenColumns: json(hiddenColumns) })
      .onConflict((own) =>
        own
          .columns(['organisationId', 'userId', 'list'])
          .doUpdateSet((eb) => ({ hiddenColumns: eb.ref('excluded.hiddenColumns') }))
      )
      .execute()
    return response.noContent()
  }
}

/** @throws core.not_found for a list that has no columns to choose */
function listOf({ list }: HttpContext['params']): string {
  if (!chosenLists.includes(list)) throw notFound()
  return list
}
