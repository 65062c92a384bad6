import type { HttpContext } from '@adonisjs/core/http'
import { changing } from '#app/office/http/changing'
import { recordOffice } from '#app/office/events/record_office'
import { officeContext } from '#app/office/office_context'
import { regionDetails } from '#app/office/queries/regions'

/** Reads what belongs to the region of the address. @throws core.not_found */
export const readingRegion = <T>(
  { params }: HttpContext,
  work: (regionId: string) => Promise<T>
): Promise<T> => officeContext.run(async () => work((await regionDetails(params.id)).id))

/**
 * Changes what belongs to the region of the address, in the name of the caller. Writes are serialised: its things are
 * compared with each other.
 *
 * @throws core.not_found
 */
export const changingRegion = <T>(ctx: HttpContext, work: (regionId: string) => Promise<T>): Promise<T> =>
  changing(ctx, async () => work((await regionDetails(ctx.params.id, 'lock')).id))

type Verb = 'create_kind' | 'update_kind' | 'delete_kind' | 'order_kinds'
type States = { before?: Record<string, unknown>; after?: Record<string, unknown> }

/** Notes on the region's page what became of something that belongs to it. */
export const noteOfRegion = (regionId: string, verb: Verb, states: States): Promise<void> =>
  recordOffice({ action: `office.${verb}`, entity: 'region', entityId: regionId, ...states })
