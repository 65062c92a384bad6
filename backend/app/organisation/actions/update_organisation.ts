import { record } from '#app/core/audit/record'
import { trx } from '#app/core/organisation_context'
import { requireVersion } from '#app/organisation/actions/require_version'
import { loadOrganisation } from '#app/organisation/queries/load_organisation'
import type { Organisation, OrganisationInput } from '#contracts/organisation'

/** @throws core.stale_version */
export class UpdateOrganisation {
  async handle({ version, ...input }: OrganisationInput): Promise<Organisation> {
    const before = requireVersion(await loadOrganisation('lock'), version)
    await trx()
      .from('organisations')
      .where('id', before.id)
      .update({
        version: version + 1,
        name: input.name,
        language: input.language,
        country: input.country,
        currency: input.currency,
        time_zone: input.timeZone,
        time_format: input.timeFormat,
        date_format: input.dateFormat,
        address: JSON.stringify(input.address),
        tax_id: input.taxId,
        contact_person: input.contactPerson,
        // Other settings live in the same column: only this one is replaced.
        settings: trx().raw('settings || ?::jsonb', [
          JSON.stringify({ settlementPeriod: input.settlementPeriod }),
        ]),
        updated_at: new Date(),
      })
    const after = await loadOrganisation()
    await record({
      action: 'organisation.update',
      entity: 'organisation',
      entityId: before.id,
      before,
      after,
    })
    return after
  }
}
