import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import { findMatches } from '#app/imports/queries/find_mapping'
import { can, type Ability } from '#contracts/abilities'
import {
  abilityOfImportField,
  keyImportFields,
  moneyImportFields,
  usualImportOptions,
  type ImportOptions,
  type ImportRequest,
} from '#contracts/imports'

/**
 * Creates an import: what its columns are and what to do. Its rows follow. The choice is remembered for this person.
 *
 * @throws imports.no_key_column
 * @throws imports.column_twice
 * @throws imports.field_not_allowed for a column the current user may not write
 * @throws imports.choice_not_allowed
 */
export class CreateImport {
  async handle({ kind, fileName, columns, options: chosen, rowCount }: ImportRequest): Promise<ImportRow> {
    const options: ImportOptions = { ...usualImportOptions, ...chosen }
    requireColumns(columns)
    requireChoices(options)
    const { id: organisationId } = organisationContext.current()
    const { userId, impersonatorUserId } = organisationContext.actor()
    const id = newId()
    const holdsMoney = columns.some(({ field }) => field && moneyImportFields.includes(field))
    await rows(
      `insert into imports (id, organisation_id, kind, requested_by, impersonator_user_id, file_name, columns, options,
         holds_money, row_count, matches) values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?::jsonb)`,
      [
        ...[id, organisationId, kind, userId, impersonatorUserId, fileName],
        ...[JSON.stringify(columns), JSON.stringify(options), holdsMoney, rowCount],
        JSON.stringify(await findMatches(kind)),
      ]
    )
    const mapping = Object.fromEntries(
      columns.map(({ header, field }) => [header.trim().toLowerCase(), field])
    )
    await rows(
      `insert into import_mappings (organisation_id, user_id, kind, mapping, options)
       values (?, ?, ?, ?::jsonb, ?::jsonb)
       on conflict (organisation_id, user_id, kind) do update
       set mapping = import_mappings.mapping || excluded.mapping, options = excluded.options, updated_at = now()`,
      // Archiving people and leaving values out are chosen again each time.
      [
        organisationId,
        userId,
        kind,
        JSON.stringify(mapping),
        JSON.stringify({ ...options, archiveMissing: false, leaveOutUnreadable: false }),
      ]
    )
    return findImport(id)
  }
}

function requireColumns(columns: ImportRequest['columns']): void {
  const fields = columns.flatMap(({ field }) => field ?? [])
  const twice = fields.find((field, place) => fields.indexOf(field) !== place)
  if (twice) throw new DomainError('imports.column_twice', { field: twice })
  if (!fields.some((field) => keyImportFields.includes(field))) throw new DomainError('imports.no_key_column')
  const { role } = organisationContext.actor()
  const refused = fields.find((field) => {
    const ability = abilityOfImportField(field)
    return ability !== null && !can(role, ability)
  })
  if (refused) throw new DomainError('imports.field_not_allowed', { field: refused })
}

const abilityOfChoice: Partial<Record<keyof ImportOptions, Ability>> = {
  defaultContract: 'contracts.edit',
  createPositions: 'positions.create',
  createTags: 'tags.create',
  archiveMissing: 'employees.archive',
  invite: 'employees.create',
}

function requireChoices(options: ImportOptions): void {
  const { role } = organisationContext.actor()
  for (const [choice, ability] of Object.entries(abilityOfChoice))
    if (options[choice as keyof ImportOptions] && !can(role, ability))
      throw new DomainError('imports.choice_not_allowed', { choice })
}
