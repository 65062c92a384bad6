import { notFound } from '#app/core/errors/domain_error'
import { findEmployees } from '#app/organisation/public/find_employees'
import { countFor } from '#app/requests/counting/count_request'
import { withPlace } from '#app/requests/people/person_asked'
import { findRequest } from '#app/requests/reading/find_request'
import { partOf } from '#app/requests/reading/wire_request'
import type { Locale } from '#contracts/enums'
import type { RequestCount } from '#contracts/filed_requests'

/**
 * What approving a request means, by the schedule as it is now: what it takes, what is left, the shifts it covers and who
 * else is away.
 *
 * @throws core.not_found
 */
export async function effectOfRequest(id: string, locale: Locale): Promise<RequestCount> {
  const row = await findRequest(id, locale)
  const person = (await findEmployees([row.employeeId])).get(row.employeeId)
  if (!person) throw notFound()
  return countFor(await withPlace(person), { ...row, part: partOf(row) }, { locale, exceptId: id })
}
