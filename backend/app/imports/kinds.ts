import { employeesKind } from '#app/imports/employees/employees_kind'
import type { KindOfImport } from '#app/imports/kind'
import type { ImportKind } from '#contracts/imports'

export const kinds: Record<ImportKind, KindOfImport> = { employees: employeesKind }
