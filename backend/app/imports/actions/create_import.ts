import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
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
export async function createImport({
  kind,
  fileName,
  columns,
  options: chosen,
  rowCount,
}: ImportRequest): Promise<ImportRow> {
  const options: ImportOptions = { ...usualImportOptions, ...chosen }
  requireColumns(columns)
  requireChoices(options)
  const { id: organisationId } = organisationContext.current()
  const { userId, impersonatorUserId } = organisationContext.actor()
  const id = newId()
  const holdsMoney = columns.some(({ field }) => field && moneyImportFields.includes(field))
  await database()
    .insertInto('imports')
    .values({
      ...{
        id,
        organisationId,
        kind,
        requestedBy: userId,
        impersonatorUserId,
        fileName,
        holdsMoney,
        rowCount,
      },
      ...{ columns: json(columns), options: json(options), matches: json(await findMatches(kind)) },
    })
    .execute()
  const mapping = Object.fromEntries(columns.map(({ header, field }) => [header.trim().toLowerCase(), field]))
  await database()
    .insertInto('importMappings')
    .values({
      ...{ organisationId, userId, kind, mapping: json(mapping) },
      // Archiving people and leaving values out are chosen again each time.
      options: json({ ...options, archiveMissing: false, leaveOutUnreadable: false }),
    })
    .onConflict((row) =>
      row.columns(['organisationId', 'userId', 'kind']).doUpdateSet((eb) => ({
        mapping: sql`${eb.ref('importMappings.mapping')} || ${eb.ref('excluded.mapping')}`,
        ...{ options: eb.ref('excluded.options') },
      }))
    )
    .execute()
  return findImport(id)
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
