import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { acceptOffer, rejectOffer } from '#app/scheduling/swaps/answering/answer_swap'
import { confirmSwap, refuseSwap } from '#app/scheduling/swaps/answering/decide_swap'
import { readSwap } from '#app/scheduling/swaps/reading/list_swaps'
import { swapRefusalValidator } from '#app/scheduling/swaps/validators/swap'

/** The colleague accepts or rejects, the supervisor confirms or refuses; each answers with the swap as it is then. */
export default class SwapAnswersController {
  async accept({ params }: HttpContext) {
    await acceptOffer(params.id)
    return result(await readSwap(params.id))
  }

  async reject({ params }: HttpContext) {
    await rejectOffer(params.id)
    return result(await readSwap(params.id))
  }

  async confirm({ params }: HttpContext) {
    await confirmSwap(params.id)
    return result(await readSwap(params.id))
  }

  async refuse({ request, params }: HttpContext) {
    const { reason } = await request.validateUsing(swapRefusalValidator)
    await refuseSwap(params.id, reason)
    return result(await readSwap(params.id))
  }
}
