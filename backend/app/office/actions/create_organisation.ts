import { v5 as idFrom } from 'uuid'
import type { Account } from '#app/core/http/account'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { sendInvitation } from '#app/identity/public/send_invitation'
import { beginWithHolidays } from '#app/labour_code/public/begin_with_holidays'
import { kept, writeOrganisation } from '#app/office/actions/write_organisation'
import { officeActor, officeContext } from '#app/office/office_context'
import { regionalSettings } from '#app/office/queries/regional_settings'
import { organisationDetails } from '#app/office/queries/organisations'
import { startAsCreated } from '#app/organisation/public/customer_record'
import { openOrganisation } from '#app/organisation/public/open_organisation'
import type { NewOrganisationInput, OfficeOrganisationDetails } from '#contracts/office'

/** Namespace of ids that come from a person and the key of their request. */
const namespace = '3b6f2d0a-6c1e-4f53-9a4b-0d5c9f1f7a10'

type Asked = { by: Account; ip: string; idempotencyKey: string | undefined }

/**
 * A customer whom the provider sets up: on trial, complete, and with a first administrator who is invited. The key of
 * the request is the organisation's id, so that the database itself refuses to make it twice.
 *
 * @throws office.email_taken by any account of the product
 * @throws office.unknown_carer
 * @throws office.unknown_industry
 */
export async function createOrganisation(
  { by, ip, idempotencyKey }: Asked,
  input: NewOrganisationInput
): Promise<OfficeOrganisationDetails> {
  const id = idempotencyKey ? idFrom(`${by.userId} ${idempotencyKey}`, namespace) : newId()
  try {
    await organisationContext.run(id, () => make(id, input), officeActor(by, ip, id))
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505' || constraint !== 'organisations_pkey') throw error
  }
  return officeContext.run(() => organisationDetails(id))
}

async function make(id: string, { administrator, trialDays, ...input }: NewOrganisationInput): Promise<void> {
  const userId = newId()
  const { name, country, language } = input
  const regional = await regionalSettings(country)
  const opened = await openOrganisation({
    ...{ name, country, language, trialDays, regional },
    administrator: { ...administrator, id: userId, passwordHash: null },
  })
  if (!opened) throw new DomainError('office.email_taken', { field: 'administrator.email' })
  await beginWithHolidays(country, regional.holidayRegion)
  await writeOrganisation(input, { carerUserId: null, industry: null })
  await startAsCreated(trialDays)
  await record({
    ...{ action: 'office.create_organisation', entity: 'organisation', entityId: id },
    after: { ...kept(await organisationDetails(id)), administrator: administrator.email, trialDays },
  })
  await sendInvitation(userId)
}
