import { notFound } from '#app/core/errors/domain_error'
import { findEmployees } from '#app/organisation/public/find_employees'
import { countFor } from '#app/requests/counting/count_request'
import { coverWithout } from '#app/requests/deciding/cover_without'
import { withPlace } from '#app/requests/people/person_asked'
import { findRequest, waitingOf } from '#app/requests/reading/find_request'
import { partOf } from '#app/requests/reading/wire_request'
import { isWorkType } from '#app/requests/schedule_effect/is_work_type'
import type { Locale } from '#contracts/enums'
import type { RequestEffect } from '#contracts/filed_requests'

/**
 * What approving a request means, by the schedule as it is now: what it takes, what is left, the shifts it covers,
 * who is left at work then, and who else is away.
 *
 * @param besideIds requests that would be approved together with it; only those that wait, and that the actor sees, count
 * @throws core.not_found
 */
export async function effectOfRequest(
  id: string,
  { locale, withNeed, besideIds = [] }: { locale: Locale; withNeed: boolean; besideIds?: readonly string[] }
): Promise<RequestEffect> {
  const row = await findRequest(id, locale)
  const person = (await findEmployees([row.employeeId])).get(row.employeeId)
  if (!person) throw notFound()
  const asked = { ...row, part: partOf(row) }
  const count = await countFor(await withPlace(person), asked, {
    ...{ locale, exceptId: id, isWork: isWorkType(row) },
  })
  const awayToo = (await waitingOf(besideIds, locale)).map((one) => ({ ...one, part: partOf(one) }))
  return { ...count, cover: await coverWithout(person.id, asked, { withNeed, awayToo }) }
}
