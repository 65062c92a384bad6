import type { HttpContext } from '@adonisjs/core/http'
import { page, result } from '#app/core/http/result'
import { pagingOf } from '#app/core/http/paging'
import { createPosition } from '#app/organisation/positions/create_position'
import { deletePosition } from '#app/organisation/positions/delete_position'
import { updatePosition } from '#app/organisation/positions/update_position'
import { collationOf } from '#app/core/http/collation'
import { listPositionNames, listPositions } from '#app/organisation/positions/load_positions'
import { orderOf } from '#app/organisation/directory/validators/list'
import {
  createPositionValidator,
  listPositionsValidator,
  updatePositionValidator,
} from '#app/organisation/positions/validators/position'
import { can } from '#contracts/abilities'
import type { Position, PositionName } from '#contracts/organisation'

export default class PositionsController {
  async index({ request, account, i18n }: HttpContext) {
    const query = await request.validateUsing(listPositionsValidator)
    const paging = query.all ? null : pagingOf(query)
    const { archived = false, search } = query
    const asked = { ...orderOf(query), archived, search, collation: collationOf(i18n.locale), paging }
    const { items, total } = can(account.role, 'directory.read')
      ? await listPositions(asked)
      : await listPositionNames(asked)
    return page<Position | PositionName>(items, total, paging ?? { page: 1, pageSize: Math.max(total, 1) })
  }

  async store({ request, response }: HttpContext) {
    const input = await request.validateUsing(createPositionValidator)
    response.status(201)
    return result(await createPosition(input))
  }

  async update({ request, params }: HttpContext) {
    const { version, ...position } = await request.validateUsing(updatePositionValidator)
    return result(await updatePosition({ id: params.id, version, position }))
  }

  async destroy({ params, response }: HttpContext) {
    await deletePosition(params.id)
    return response.noContent()
  }
}
