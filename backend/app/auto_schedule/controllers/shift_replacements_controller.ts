import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { shiftReplacements } from '#app/auto_schedule/replacements/shift_replacements'
import { seesCost } from '#app/auto_schedule/transformers/run_transformer'

export default class ShiftReplacementsController {
  /** Who could take a shift, best first. */
  async index({ params, account }: HttpContext) {
    return result(await shiftReplacements(params.id, { seesCost: seesCost(account) }))
  }
}
