import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { undoPublication } from '#app/scheduling/publications/undo_publication'
import { undoablePublications } from '#app/scheduling/publications/undoable_publications'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { publicationScopeValidator } from '#app/scheduling/publications/validators/publication'
import { requireSpan } from '#app/scheduling/scope/validators/schedule_range'
import type { PublicationScope } from '#contracts/schedule'

export default class UndoablePublicationsController {
  /** What could be withdrawn of what is shown; changes nothing. */
  async preview({ request }: HttpContext) {
    const scope = await request.validateUsing(publicationScopeValidator)
    return result(await undoablePublications(await withPlaces(scope)))
  }

  async destroy({ request, params }: HttpContext) {
    const scope = await request.validateUsing(publicationScopeValidator)
    return result(await undoPublication(params.id, await withPlaces(scope)))
  }
}

/** No location: all that the person plans. */
async function withPlaces(scope: PublicationScope): Promise<PublicationScope> {
  requireSpan(scope)
  const places = await locationsInScope(scope.locationIds)
  return { ...scope, locationIds: places.map(({ id }) => id) }
}
