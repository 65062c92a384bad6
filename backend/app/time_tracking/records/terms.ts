import type { CountingTerms } from '@shiftloom/solver/time_records/counted_time'
import { companyRules } from '#app/organisation/public/company_rules'

/** Coming this much earlier or leaving this much later counts as planned. */
const snapMinutes = 15

/** How the company counts, and whether what is within the tolerance is approved by rule. */
export async function countingTerms(): Promise<{ terms: CountingTerms; acceptsByRule: boolean }> {
  const { timeRegistration: chosen } = await companyRules()
  return {
    terms: {
      ...{ snapMinutes, lateToleranceMinutes: chosen.lateToleranceMinutes },
      startRounding: roundingTo(chosen.startRoundingMinutes),
      endRounding: roundingTo(chosen.endRoundingMinutes),
    },
    acceptsByRule: chosen.automaticAcceptance,
  }
}

const roundingTo = (stepMinutes: number) =>
  stepMinutes === 0
    ? ({ mode: 'none', stepMinutes: 1 } as const)
    : ({ mode: 'nearest', stepMinutes } as const)
