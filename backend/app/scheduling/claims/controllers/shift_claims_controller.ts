import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { claimShift, takeClaimBack } from '#app/scheduling/claims/claiming/claim_shift'
import { readOpenShift } from '#app/scheduling/claims/reading/list_open_shifts'

/** The actor’s own claim; each answers with the shift as it is then. */
export default class ShiftClaimsController {
  async store({ params }: HttpContext) {
    await claimShift(params.id)
    return result(await readOpenShift(params.id))
  }

  async destroy({ params }: HttpContext) {
    await takeClaimBack(params.id)
    return result(await readOpenShift(params.id))
  }
}
