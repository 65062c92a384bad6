import type { RunFigures, VariantKey } from '#contracts/auto_schedule'

type Named = { key: VariantKey; figures: RunFigures }

/**
 * What a name promises: the least of this among all plans found, the later figures where the earlier are the same. They
 * are those that plans are compared by on the screen, as exact as they are shown there.
 */
const promises: Record<Exclude<VariantKey, 'asked'>, (figures: RunFigures) => readonly number[]> = {
  cheapest: ({ costMinor }) => [costMinor ?? Infinity],
  fairest: ({ fairnessMinutes }) => [Math.round(fairnessMinutes)],
  coverage: ({ filledShifts, unfilledMinutes }) => [-filledShifts, unfilledMinutes],
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((figure, index) => figure !== other[index])
  return at >= 0 && one[at]! < other[at]!
}

/**
 * Plans under names that hold for them: a name that another plan found beats goes to that plan, first to one that has
 * lost its own. So one plan can stand under two names, the one for the goals asked for among them.
 */
export function namedByFigures<Plan>(
  plans: readonly Plan[],
  namedOf: (plan: Plan) => Named
): { key: VariantKey; plan: Plan }[] {
  const all = plans.map((plan) => ({ plan, ...namedOf(plan) }))
  const keeps = (one: Named, key = one.key): boolean => {
    if (key === 'asked') return one.key === 'asked'
    const own = promises[key](one.figures)
    return !all.some(({ figures }) => isLess(promises[key](figures), own))
  }
  const free = new Set(all.filter((one) => !keeps(one)))
  return all.map((own) => {
    if (keeps(own)) return own
    const best = all.filter((one) => keeps(one, own.key))
    const heir = best.find((one) => free.has(one)) ?? best[0] ?? own
    free.delete(heir)
    return { key: own.key, plan: heir.plan }
  })
}
