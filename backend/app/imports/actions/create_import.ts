import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { kinds } from '#app/imports/kinds'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import { findMatches } from '#app/imports/queries/find_mapping'
import { fileLimits } from '#contracts/import_limits'
import {
  importFieldsOf,
  moneyImportFields,
  usualImportOptions,
  type ImportKind,
  type ImportOptions,
  type ImportRequest,
} from '#contracts/imports'

/**
 * Creates an import: what its columns are and what to do. Its rows follow. The choice is remembered for this person.
 *
 * @throws imports.too_many_rows
 * @throws imports.foreign_field for a column of another kind
 * @throws imports.column_twice
 * @throws imports.no_key_column, imports.no_record_columns
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
  requireRoom(kind, rowCount)
  requireFields(kind, columns)
  kinds[kind].requireSound(columns, options)
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

function requireRoom(kind: ImportKind, rowCount: number): void {
  const most = fileLimits[kind].textRows
  if (rowCount > most) throw new DomainError('imports.too_many_rows', { most })
}

function requireFields(kind: ImportKind, columns: ImportRequest['columns']): void {
  const fields = columns.flatMap(({ field }) => field ?? [])
  const foreign = fields.find((field) => !importFieldsOf[kind].includes(field))
  if (foreign) throw new DomainError('imports.foreign_field', { field: foreign })
  const twice = fields.find((field, place) => fields.indexOf(field) !== place)
  if (twice) throw new DomainError('imports.column_twice', { field: twice })
}
