import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { LicencePlaces } from '#contracts/people'

/** How many people the licence covers; archived and sample people take no place. */
export async function licencePlaces(): Promise<LicencePlaces> {
  const [found] = await rows<{ licensed: number | null; taken: number }>(
    `select licence_positions as licensed,
       (select count(*)::int from employees where archived_at is null and not is_sample) as taken
     from organisations`
  )
  const { licensed, taken } = found!
  return { licensed, taken, left: licensed === null ? null : Math.max(0, licensed - taken) }
}

/**
 * Lets one unit of work of the organisation at a time add people. Taken before any row of a person is locked, so that
 * two of them never wait for each other in a circle.
 */
export async function lockLicencePlaces(): Promise<void> {
  await rows(`select pg_advisory_xact_lock(hashtext('licence_places'), hashtext(?))`, [
    organisationContext.current().id,
  ])
}

/**
 * Makes sure of a place for one more person, until the end of the unit of work.
 *
 * @throws organisation.licence_full
 */
export async function requireLicencePlace(): Promise<void> {
  await lockLicencePlaces()
  const { licensed, left } = await licencePlaces()
  if (left === 0) throw new DomainError('organisation.licence_full', { licensed })
}
