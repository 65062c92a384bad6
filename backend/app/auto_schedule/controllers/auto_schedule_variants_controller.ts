import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { findRun } from '#app/auto_schedule/queries/find_run'
import { findProposal } from '#app/auto_schedule/queries/proposals'
import { seesCost } from '#app/auto_schedule/transformers/run_transformer'
import { isShown, variantDetailsFor } from '#app/auto_schedule/transformers/variant_transformer'

export default class AutoScheduleVariantsController {
  /** One plan of a run, whole. */
  async show({ params, account }: HttpContext) {
    const cost = seesCost(account)
    const run = await findRun(params.id)
    const proposal = await findProposal(run.id, params.key)
    if (!isShown(proposal, run, { cost })) throw new DomainError('scheduling.variant_not_found')
    return result(variantDetailsFor(proposal, { cost }))
  }
}
