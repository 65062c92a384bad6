import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { can, type Ability } from '#contracts/abilities'
import {
  abilityOfImportField,
  keyImportFields,
  type ImportColumn,
  type ImportOptions,
} from '#contracts/imports'

/**
 * @throws imports.no_key_column
 * @throws imports.field_not_allowed for a column the current user may not write
 * @throws imports.choice_not_allowed
 */
export function requireSoundPeople(columns: ImportColumn[], options: ImportOptions): void {
  requireColumns(columns)
  requireChoices(options)
}

function requireColumns(columns: ImportColumn[]): void {
  const fields = columns.flatMap(({ field }) => field ?? [])
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
