import type { RunFigures, RunVariant } from '@shiftloom/backend/contracts/auto_schedule'

/** What plans are compared by, in the order shown. */
export const figureKeys = [
  'coverage',
  'unfilled',
  'norm',
  'fairness',
  'preferences',
  'changed',
  'people',
  'alerts',
  'violations',
  'cost',
  'gap',
] as const
export type FigureKey = (typeof figureKeys)[number]

/** A plan that is offered, or with figures only: the schedule now. */
export type Compared = { figures: RunFigures } & Partial<
  Pick<RunVariant, 'gapPercent' | 'changedShifts' | 'changedPeople'>
>

const higherIsBetter: readonly FigureKey[] = ['coverage', 'preferences']
/** Facts about a plan that are not goals in themselves, or that the current schedule lacks. */
const notJudged: readonly FigureKey[] = ['changed', 'people', 'gap']

/** The number behind a figure; null where the plan has none. */
export function worthOf(key: FigureKey, plan: Compared): number | null {
  const { figures } = plan
  switch (key) {
    case 'coverage':
      return figures.filledShifts
    case 'unfilled':
      return figures.unfilledMinutes
    case 'norm':
      return figures.normDeviationMinutes
    case 'fairness':
      // In whole minutes, as it is read: what looks the same is the same.
      return Math.round(figures.fairnessMinutes)
    case 'preferences':
      return figures.preferencesMet
    case 'changed':
      return plan.changedShifts ?? null
    case 'people':
      return plan.changedPeople ?? null
    case 'alerts':
      return figures.alertsByRule ? sumOf(figures.alertsByRule) : null
    case 'violations':
      return figures.blockingViolations
    case 'cost':
      return figures.costMinor ?? null
    case 'gap':
      return plan.gapPercent ?? null
  }
}

const sumOf = (byRule: Record<string, number>): number =>
  Object.values(byRule).reduce((sum, count) => sum + count, 0)

/** Against the schedule now; null where there is nothing to compare. */
export function verdictOf(key: FigureKey, plan: Compared, now: Compared): 'better' | 'worse' | 'same' | null {
  const [worth, before] = [worthOf(key, plan), worthOf(key, now)]
  if (worth === null || before === null || notJudged.includes(key)) return null
  const gain = (worth - before) * (higherIsBetter.includes(key) ? 1 : -1)
  return gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same'
}

/** Whether no plan is better in this and at least one is worse. Each gap is to the best by a plan's own goals. */
export function isBest(key: FigureKey, plan: Compared, plans: readonly Compared[]): boolean {
  const own = worthOf(key, plan)
  const others = plans.flatMap((one) => worthOf(key, one) ?? [])
  if (own === null || key === 'gap' || others.length < 2) return false
  const sign = higherIsBetter.includes(key) ? 1 : -1
  return others.every((one) => own * sign >= one * sign) && others.some((one) => one !== own)
}

/** Figures worth a row: those some plan has. */
export const figuresIn = (plans: readonly Compared[], seesCost: boolean): FigureKey[] =>
  figureKeys.filter(
    (key) => (key !== 'cost' || seesCost) && plans.some((plan) => worthOf(key, plan) !== null)
  )
