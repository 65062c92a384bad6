import type { CasesOfPack } from './case.ts'
import { europeanCases } from './eu/cases.ts'
import { polishCases } from './pl/cases.ts'
import { vietnameseCases } from './vn/cases.ts'

/** All worked cases, by law. */
export const casesOfPacks: readonly CasesOfPack[] = [
  { pack: 'PL', cases: polishCases },
  { pack: 'VN', cases: vietnameseCases },
  { pack: 'EU', cases: europeanCases },
]
