import { citation, type StatuteWords } from '#/domain/labour_code/citation.ts'

/**
 * Where the law states a wage, as the language of the page cites it; of a country with regions with the one it is of.
 *
 * @param region what the first region is called
 */
export function wageSource(basis: string, words: StatuteWords, region: string): string {
  const cited = citation(basis, words) ?? basis
  return /\bregion I$/.test(basis) ? `${cited}, ${region}` : cited
}
