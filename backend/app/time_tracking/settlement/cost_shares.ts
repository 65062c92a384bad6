import { planCostMinor } from '@shiftloom/solver/labour_code/figures/plan_cost'
import type { WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import type { TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledMinutes } from '#contracts/settlement'

/** A part of a person's work, and the figures of it. */
export type PartOfWork = {
  works: readonly WorkOfDay[]
  figures: {
    readonly workMinutes: number
    readonly overtime: readonly Readonly<SettledMinutes['overtime'][number]>[]
  }
}

/**
 * A person's cost shared out among parts of their work, to the last minor unit: hours and bonuses of nights where they were
 * worked, and what overtime adds by what each part's overtime is paid, or by hours where no part has any.
 */
export function costShares(
  parts: readonly PartOfWork[],
  minor: number,
  pay: NonNullable<TermsOfPerson['pay']>,
  premiums: TermsOfPerson['premiums']
): number[] {
  const base = parts.map(({ works }) =>
    planCostMinor(
      works.flatMap(({ work }) => work ?? []),
      pay.terms,
      { ...premiums, overtime: null }
    )
  )
  const bonuses = parts.map(({ figures }) =>
    sum(figures.overtime.map(({ minutes, percent }) => minutes * (percent - 100)))
  )
  const weights = sum(bonuses) > 0 ? bonuses : parts.map(({ figures }) => figures.workMinutes)
  const extra = shared(minor - sum(base), weights)
  return base.map((own, index) => own + extra[index]!)
}

/** Whole parts of an amount by weight, which come to all of it. */
function shared(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  if (all === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  let passed = 0
  return weights.map((weight) => {
    const before = Math.round((amount * passed) / all)
    passed += weight
    return Math.round((amount * passed) / all) - before
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
