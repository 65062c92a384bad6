import type { HttpContext } from '@adonisjs/core/http'
import { officeActor, officeContext } from '#app/office/office_context'

/** A unit of work of the office in the name of the caller. */
export const changing = <T>({ account, request }: HttpContext, work: () => Promise<T>): Promise<T> =>
  officeContext.run(work, officeActor(account, request.ip()))
