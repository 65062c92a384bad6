import type { RunFigures, VariantKey } from '#contracts/auto_schedule'

type Named = { key: VariantKey; figures: RunFigures }

/** What a name promises: the least of this among all plans found. */
const promises: Record<Exclude<VariantKey, 'asked'>, (figures: RunFigures) => number> = {
  cheapest: ({ costMinor }) => costMinor ?? Infinity,
  fairest: ({ fairnessMinutes }) => fairnessMinutes,
  coverage: ({ unfilledMinutes }) => unfilledMinutes,
}
/** Evenness is counted in fractions of minutes. */
const SAME = 0.5

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
    const least = Math.min(...all.map(({ figures }) => promises[key](figures)))
    return promises[key](one.figures) <= least + SAME
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
