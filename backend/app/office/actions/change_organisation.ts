import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { Account } from '#app/core/http/account'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { officeActor } from '#app/office/office_context'
import { statusNow } from '#app/office/queries/status_now'
import { endSessionsOf } from '#app/identity/public/end_sessions_of'
import { prolongTrial, setOrganisationStatus } from '#app/organisation/public/customer_record'
import { organisationStatuses, type OrganisationStatus } from '#contracts/enums'
import { longestTrialDays } from '#contracts/office'
import type { Day } from '#contracts/schedule'

export type Asked = { id: string; by: Account; ip: string }

/** Days are on the organisation's clock; `licenceEndsOn` is null without a licence. */
const lockedPresent = () =>
  database()
    .selectFrom('organisations as o')
    .select([statusNow.as('status'), 'o.trialEndsOn', 'o.licenceExpiresOn as licenceEndsOn'])
    .select([today.as('today'), sql<Day>`${today} + ${longestTrialDays}::int`.as('latest')])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
const today = sql<Day>`(now() at time zone o.time_zone)::date`
type Present = Awaited<ReturnType<typeof lockedPresent>>

/** Runs in the organisation it changes, in the name of the provider's person. The caller has seen that it exists. */
export const inOrganisation = <T>({ id, by, ip }: Asked, work: (now: Present) => Promise<T>): Promise<T> =>
  organisationContext.run(id, async () => work(await lockedPresent()), officeActor(by, ip, id))

/** Whether another last day of the trial would open the organisation, or keep it open. */
const isTrying = ({ status, trialEndsOn, licenceEndsOn }: Present): boolean =>
  status === organisationStatuses.trial ||
  (status === organisationStatuses.blocked && trialEndsOn !== null && licenceEndsOn === null)

/**
 * Lets an organisation try the product for longer, also after its trial ran out.
 *
 * @throws office.not_in_trial
 * @throws office.trial_not_later unless the day lies after the present end and at most 90 days ahead
 */
export const extendTrial = (asked: Asked, until: string): Promise<void> =>
  inOrganisation(asked, async (present) => {
    const { status, trialEndsOn, today, latest } = present
    if (!isTrying(present)) throw new DomainError('office.not_in_trial')
    if (until <= (trialEndsOn ?? '') || until <= today || until > latest)
      throw new DomainError('office.trial_not_later', { most: longestTrialDays })
    await prolongTrial(until, organisationStatuses.trial)
    await record({
      action: 'office.extend_trial',
      entity: 'organisation',
      entityId: asked.id,
      before: { trialEndsOn, ...(status !== organisationStatuses.trial && { status }) },
      after: {
        trialEndsOn: until,
        ...(status !== organisationStatuses.trial && { status: organisationStatuses.trial }),
      },
    })
  })

/**
 * Archives an organisation: its users are signed out, all its data stays.
 *
 * @throws office.already_archived
 */
export async function archiveOrganisation(asked: Asked): Promise<void> {
  await inOrganisation(asked, ({ status }) => close(asked.id, status))
}

/** Within the organisation's unit of work. @throws office.already_archived */
async function close(id: string, status: OrganisationStatus): Promise<void> {
  if (status === organisationStatuses.archived) throw new DomainError('office.already_archived')
  await setStatus(id, status, organisationStatuses.archived)
  await endSessionsOf(id)
}

/**
 * Opens an archived organisation again: on trial while its trial lasts, else as what its licence makes of it.
 *
 * @throws office.not_archived
 */
export const restoreOrganisation = (asked: Asked): Promise<void> =>
  inOrganisation(asked, async (present) => {
    if (present.status !== organisationStatuses.archived) throw new DomainError('office.not_archived')
    await setStatus(asked.id, present.status, restored(present))
  })

/** A trial that is over opens nothing without a licence, as `status_now` has it; who never had an end is active. */
function restored({ trialEndsOn, licenceEndsOn, today }: Present): OrganisationStatus {
  if (trialEndsOn !== null && trialEndsOn >= today) return organisationStatuses.trial
  const lasts = licenceEndsOn === null ? trialEndsOn === null : licenceEndsOn >= today
  return lasts ? organisationStatuses.active : organisationStatuses.blocked
}

async function setStatus(id: string, before: OrganisationStatus, status: OrganisationStatus): Promise<void> {
  await setOrganisationStatus(status)
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
