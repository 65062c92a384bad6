import { keyImportFields, type ImportField } from './imports.ts'

/** What a file of balances has to say: whom a row is about, of which limit, and how much. */
export const missingOfBalances = (chosen: readonly ImportField[]): ('key' | 'balanceType' | 'balance')[] => [
  ...(chosen.some((field) => keyImportFields.includes(field)) ? [] : ['key' as const]),
  ...(chosen.includes('balanceType') ? [] : ['balanceType' as const]),
  ...(chosen.includes('balanceDays') || chosen.includes('balanceHours') ? [] : ['balance' as const]),
]
