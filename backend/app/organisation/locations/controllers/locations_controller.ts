import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { page, result } from '#app/core/http/result'
import { pagingOf } from '#app/core/http/paging'
import { createLocation } from '#app/organisation/locations/create_location'
import { deleteLocation } from '#app/organisation/locations/delete_location'
import { updateLocation } from '#app/organisation/locations/update_location'
import { collationOf } from '#app/core/http/collation'
import { listLocationNames, listLocations, loadLocation } from '#app/organisation/locations/load_locations'
import { orderOf } from '#app/organisation/directory/validators/list'
import {
  createLocationValidator,
  deleteLocationValidator,
  listLocationsValidator,
  updateLocationValidator,
} from '#app/organisation/locations/validators/location'
import { can } from '#contracts/abilities'
import type { Location, LocationName } from '#contracts/organisation'

export default class LocationsController {
  async index({ request, account, i18n }: HttpContext) {
    const query = await request.validateUsing(listLocationsValidator)
    const paging = query.all ? null : pagingOf(query)
    const asked = { ...orderOf(query), search: query.search, collation: collationOf(i18n.locale), paging }
    const { items, total } = can(account.role, 'directory.read')
      ? await listLocations(asked)
      : await listLocationNames(asked)
    return page<Location | LocationName>(items, total, paging ?? { page: 1, pageSize: Math.max(total, 1) })
  }

  async show({ params }: HttpContext) {
    const location = await loadLocation(params.id)
    if (!location) throw notFound()
    return result(location)
  }

  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(createLocationValidator)
    response.status(201)
    return result(await createLocation(input))
  }

  async update({ request, params }: HttpContext) {
    const { version, ...location } = await request.validateUsing(updateLocationValidator)
    return result(await updateLocation({ id: params.id, version, location }))
  }

  async destroy({ request, params, response }: HttpContext) {
    const { name } = await request.validateUsing(deleteLocationValidator)
    await deleteLocation({ id: params.id, name })
    return response.noContent()
  }
}
