import { tellsOfCost } from '#app/auto_schedule/proposal/variants'
import type { StoredChange, StoredProposal } from '#app/auto_schedule/proposal/stored_proposal'
import type {
  ConstraintShare,
  ProposalChange,
  RunFigures,
  RunGoals,
  RunVariant,
  VariantDetails,
} from '#contracts/auto_schedule'

type Reader = { cost: boolean }

/** Plans that reveal who costs less do not exist for roles that may not see cost. */
export const isShown = (
  variant: Pick<RunVariant, 'key' | 'goals'>,
  run: { goals: RunGoals },
  { cost }: Reader
): boolean => cost || !tellsOfCost(variant, run.goals)

/** A plan of a run as a list shows it. */
export const variantFor = (variant: RunVariant, { cost }: Reader): RunVariant => ({
  key: variant.key,
  goals: variant.goals,
  figures: figuresFor(variant.figures, { cost }),
  gapPercent: variant.gapPercent,
  constraints: cost ? variant.constraints : withoutCostShare(variant.constraints),
  changedShifts: variant.changedShifts,
  changedPeople: variant.changedPeople,
  acceptedShifts: variant.acceptedShifts,
})

/** A plan of a run with everything it changes and explains. */
export const variantDetailsFor = (proposal: StoredProposal, { cost }: Reader): VariantDetails => ({
  ...variantFor(proposal, { cost }),
  changes: proposal.changes.map(wireChange).map((change) => (cost ? change : withoutCostReason(change))),
  unfilled: proposal.unfilled,
  carriers: proposal.carriers,
})

export function figuresFor({ costMinor, ...figures }: RunFigures, { cost }: Reader): RunFigures {
  return cost && costMinor !== undefined ? { ...figures, costMinor } : figures
}

/** Whatever else a change is stored with stays here. */
const wireChange = ({ acceptedBy: _by, acceptedAs: _as, ...change }: StoredChange): ProposalChange => change

/** Users who may not see cost do not learn that a person costs less than others. */
function withoutCostReason(change: ProposalChange): ProposalChange {
  const reasons = change.reasons.filter(({ code }) => code !== 'costs_less')
  const other = change.reasons.find(({ code }) => code === 'costs_less')
  const neutral = other && reasons.length === 0 ? [{ ...other, code: 'free_and_qualified' }] : reasons
  return { ...change, reasons: neutral }
}

/** The other shares as if cost were no part of the score, so that nothing is missing from the whole. */
function withoutCostShare(shares: readonly ConstraintShare[]): ConstraintShare[] {
  const others = shares.filter(({ code }) => code !== 'cost')
  if (others.length === shares.length) return others
  const left = others.reduce((sum, { percent }) => sum + percent, 0)
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0)
  return others.map((share) => ({
    ...share,
    percent: left === 0 ? 0 : Math.round((share.percent * whole * 10) / left) / 10,
  }))
}
