import { can } from '@shiftloom/backend/contracts/abilities'
import {
  abilityOfImportField,
  importFieldsOf,
  type ImportField,
  type ImportKind,
} from '@shiftloom/backend/contracts/imports'
import { useProfile } from '#/lib/account/profile.ts'

/** Columns of pay are offered only to users who may change pay. */
export function useOfferedFields(kind: ImportKind): ImportField[] {
  const { role } = useProfile()
  return importFieldsOf[kind].filter((field) => {
    const ability = abilityOfImportField(field)
    return ability === null || can(role, ability)
  })
}
