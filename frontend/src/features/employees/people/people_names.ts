import { createContext, useContext } from 'react'
import type { Names } from './use_names.ts'

/** Worked out once for all cells of the list. */
export const PeopleNames = createContext<Names | null>(null)

export function usePeopleNames(): Names {
  const names = useContext(PeopleNames)
  if (!names) throw new Error('Names of places and work are missing around this cell.')
  return names
}
