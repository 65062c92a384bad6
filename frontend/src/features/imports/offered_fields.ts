import { can } from '@shiftloom/backend/contracts/abilities'
import { abilityOfImportField, importFields, type ImportField } from '@shiftloom/backend/contracts/imports'
import { useProfile } from '#/lib/account/profile.ts'

/** Columns of pay are offered only to users who may change pay. */
export function useOfferedFields(): ImportField[] {
  const { role } = useProfile()
  return importFields.filter((field) => {
    const ability = abilityOfImportField(field)
    return ability === null || can(role, ability)
  })
}
