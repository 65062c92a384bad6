import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import type { LicencePlaces } from '#contracts/people'

/** How many people the licence covers; archived and sample people take no place. */
export async function licencePlaces(): Promise<LicencePlaces> {
  const { licensed, taken } = await database()
    .selectFrom('organisations')
    .select('licencePositions as licensed')
    .select((eb) =>
      eb
        .selectFrom('employees')
        .where('archivedAt', 'is', null)
        .where('isSample', '=', false)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('taken')
    )
    .executeTakeFirstOrThrow()
  return { licensed, taken, left: licensed === null ? null : Math.max(0, licensed - taken) }
}

/**
 * Lets one unit of work of the organisation at a time add people. Taken before any row of a person is locked, so that
 * two of them never wait for each other in a circle.
 */
export const lockLicencePlaces = (): Promise<void> => takeTurns('licence_places')

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
