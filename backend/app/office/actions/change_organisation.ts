import type { Account } from '#app/core/http/account'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { endSessionsOf } from '#app/identity/public/end_sessions_of'
import { organisationStatuses, type OrganisationStatus } from '#contracts/enums'
import { longestTrialDays } from '#contracts/office'

type Present = { status: OrganisationStatus; trialEndsOn: string | null; today: string; latest: string }
type Asked = { id: string; by: Account; ip: string }

/** Runs in the organisation it changes, in the name of the provider's person. The caller has seen that it exists. */
const inOrganisation = <T>({ id, by, ip }: Asked, work: (now: Present) => Promise<T>): Promise<T> =>
  organisationContext.run(
    id,
    async () => {
      const [present] = await rows<Present>(
        `select status, trial_ends_on::text as "trialEndsOn", current_date::text as today,
           (current_date + ?::int)::text as latest
         from organisations for no key update`,
        [longestTrialDays]
      )
      return work(present!)
    },
    {
      ...{ userId: by.userId, organisationId: id, role: by.role, ip },
      ...{ employeeId: null, locationIds: null, impersonatorUserId: null },
    }
  )

/**
 * Lets an organisation try the product for longer.
 *
 * @throws office.not_in_trial
 * @throws office.trial_not_later unless the day lies after the present end and at most 90 days ahead
 */
export const extendTrial = (asked: Asked, until: string): Promise<void> =>
  inOrganisation(asked, async ({ status, trialEndsOn, today, latest }) => {
    if (status !== organisationStatuses.trial) throw new DomainError('office.not_in_trial')
    if (until <= (trialEndsOn ?? '') || until <= today || until > latest)
      throw new DomainError('office.trial_not_later', { most: longestTrialDays })
    await rows('update organisations set trial_ends_on = ?, updated_at = now()', [until])
    await record({
      action: 'office.extend_trial',
      entity: 'organisation',
      entityId: asked.id,
      before: { trialEndsOn },
      after: { trialEndsOn: until },
    })
  })

/**
 * Closes an organisation: nobody of it is signed in any more, everything it has stays.
 *
 * @throws office.already_archived
 */
export async function archiveOrganisation(asked: Asked): Promise<void> {
  await inOrganisation(asked, async ({ status }) => {
    if (status === organisationStatuses.archived) throw new DomainError('office.already_archived')
    await setStatus(asked.id, status, organisationStatuses.archived)
    await endSessionsOf(asked.id)
  })
}

/**
 * Opens an archived organisation again, as a customer.
 *
 * @throws office.not_archived
 */
export const restoreOrganisation = (asked: Asked): Promise<void> =>
  inOrganisation(asked, async ({ status, trialEndsOn, today }) => {
    if (status !== organisationStatuses.archived) throw new DomainError('office.not_archived')
    const onTrial = trialEndsOn !== null && trialEndsOn >= today
    await setStatus(asked.id, status, onTrial ? organisationStatuses.trial : organisationStatuses.active)
  })

async function setStatus(id: string, before: OrganisationStatus, status: OrganisationStatus): Promise<void> {
  await rows('update organisations set status = ?, updated_at = now()', [status])
  await record({
    action:
      status === organisationStatuses.archived
        ? 'office.archive_organisation'
        : 'office.restore_organisation',
    entity: 'organisation',
    entityId: id,
    before: { status: before },
    after: { status },
  })
}
