import type { CountingTerms } from '@shiftloom/solver/time_records/counted_time'
import { companyRules } from '#app/organisation/public/company_rules'
import type { RoundingMode } from '#contracts/company_rules'
import type { CountingRules } from '#contracts/time_records'

/** How the company counts, and whether what is within the tolerance is approved by rule. */
export async function countingTerms(): Promise<{ terms: CountingTerms; acceptsByRule: boolean }> {
  const { timeRegistration } = await companyRules()
  return { terms: termsOf(timeRegistration), acceptsByRule: timeRegistration.automaticAcceptance }
}

export const termsOf = (rules: CountingRules): CountingTerms => ({
  ...{ snapMinutes: rules.snapMinutes, lateToleranceMinutes: rules.lateToleranceMinutes },
  startRounding: roundingTo(rules.startRoundingMinutes, rules.startRoundingMode),
  endRounding: roundingTo(rules.endRoundingMinutes, rules.endRoundingMode),
})

const roundingTo = (stepMinutes: number, mode: RoundingMode): CountingTerms['startRounding'] =>
  stepMinutes === 0 ? { mode: 'none', stepMinutes: 1 } : { mode, stepMinutes }
