import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import {
  archiveOrganisation,
  extendTrial,
  restoreOrganisation,
} from '#app/office/actions/change_organisation'
import { officeContext } from '#app/office/office_context'
import { organisationDetails } from '#app/office/queries/organisations'
import { acceptDeletion, refuseDeletion } from '#app/office/actions/decide_deletion'
import { updateOrganisation } from '#app/office/actions/write_organisation'
import {
  extendTrialValidator,
  refuseDeletionValidator,
  updateOrganisationValidator,
} from '#app/office/validators/organisations'

/** What the provider's people decide about a customer. Each answers the organisation as it is then. */
export default class OrganisationChangesController {
  async extendTrial(ctx: HttpContext) {
    const { until } = await ctx.request.validateUsing(extendTrialValidator)
    return changed(ctx, (asked) => extendTrial(asked, until))
  }

  async update({ request, params, account }: HttpContext) {
    const { version, ...input } = await request.validateUsing(updateOrganisationValidator)
    const { id } = await officeContext.run(() => organisationDetails(params.id))
    return result(await updateOrganisation({ id, by: account, ip: request.ip() }, version, input))
  }

  acceptDeletion(ctx: HttpContext) {
    return changed(ctx, acceptDeletion)
  }

  async refuseDeletion(ctx: HttpContext) {
    const { answer } = await ctx.request.validateUsing(refuseDeletionValidator)
    return changed(ctx, (asked) => refuseDeletion(asked, answer))
  }

  archive(ctx: HttpContext) {
    return changed(ctx, archiveOrganisation)
  }

  restore(ctx: HttpContext) {
    return changed(ctx, restoreOrganisation)
  }
}

type Change = (asked: Parameters<typeof archiveOrganisation>[0]) => Promise<void>

async function changed({ params, account, request }: HttpContext, change: Change) {
  const details = () => officeContext.run(() => organisationDetails(params.id))
  const { id } = await details()
  await change({ id, by: account, ip: request.ip() })
  return result(await details())
}
