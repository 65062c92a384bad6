import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { createContext, use } from 'react'

/** What the open dialog imports. */
export const KindContext = createContext<ImportKind>('employees')

export const useKind = (): ImportKind => use(KindContext)
