import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { withdrawSwap } from '#app/scheduling/swaps/answering/decide_swap'
import { ownShifts, swapPartners } from '#app/scheduling/swaps/partners/swap_partners'
import { proposeSwap } from '#app/scheduling/swaps/propose_swap'
import { listSwaps, readSwap } from '#app/scheduling/swaps/reading/list_swaps'
import {
  listSwapsValidator,
  swapPartnersValidator,
  swapProposalValidator,
} from '#app/scheduling/swaps/validators/swap'

/** Which swaps a caller sees is asked row by row. */
export default class SwapsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(listSwapsValidator)
    const paging = pagingOf(query)
    const { items, total } = await listSwaps(query, paging)
    return page(items, total, paging)
  }

  async shifts() {
    return result(await ownShifts())
  }

  async partners({ request }: HttpContext) {
    const { entryId, give, at } = await request.validateUsing(swapPartnersValidator)
    return result(await swapPartners(entryId, give && at ? { give, at } : null))
  }

  async store({ request, response }: HttpContext) {
    const id = await proposeSwap(await request.validateUsing(swapProposalValidator))
    response.status(201)
    return result(await readSwap(id))
  }

  async show({ params }: HttpContext) {
    return result(await readSwap(params.id))
  }

  async destroy({ params }: HttpContext) {
    await withdrawSwap(params.id)
    return result(await readSwap(params.id))
  }
}
