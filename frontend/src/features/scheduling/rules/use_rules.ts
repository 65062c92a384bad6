import type { ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCan } from '#/lib/account/profile.ts'
import { reportWorker } from '#/lib/failures/worker_failure.ts'
import type { DayRange } from '../model/view_range.ts'
import { PlanKeeper } from './plan_keeper.ts'
import { shiftRatesQuery } from '../queries/shift_rates.ts'
import { ruleContextQuery } from '../queries/rule_context.ts'
import { createRulesStore, listedVerdicts, noRules, type RulesStore } from './rules_store.ts'
import { useFreshContext } from './use_fresh_context.ts'

/** Asks what changes would do to the plan on screen; null when it has become another plan meanwhile. */
export type Judge = Pick<PlanKeeper, 'effects' | 'currency'>
type Shown = {
  range: DayRange
  locationIds: readonly string[]
  /** The plan with the unanswered commands replayed over it; undefined until it is there. */
  plan: ScheduleRange | undefined
  /** Its entries, those of a proposal under review where it would put them. */
  entries: readonly ScheduleEntry[]
}

/** Keeps a judge of the plan on screen beside it. Nothing is loaded for users who may not read the labour code. */
export function useRules({ range, locationIds, plan, entries }: Shown): { rules: RulesStore; judge: Judge } {
  const reads = useCan('labour_code.read')
  const [rules] = useState(createRulesStore)
  const [keeper] = useState(() => keeperOf(rules))
  const query = useQuery({ ...ruleContextQuery(range, locationIds), enabled: reads })
  useFreshContext(plan, reads)
  const seesCost = useCan('shift_cost.read') && reads
  const rates = useQuery({ ...shiftRatesQuery(range, locationIds), enabled: seesCost })
  const priced = (seesCost && rates.data) || null
  useEffect(() => keeper.price(priced), [keeper, priced])

  const context = reads ? query.data : undefined
  const missing = query.isLoadingError
  useEffect(() => {
    if (context && plan) return keeper.show(context, entries)
    keeper.leave()
    rules.setState({ ...noRules, status: missing ? 'unavailable' : reads ? 'loading' : 'off' })
  }, [rules, keeper, reads, missing, context, plan, entries])
  useEffect(() => () => keeper.rest(), [keeper])

  return { rules, judge: keeper }
}

const keeperOf = (rules: RulesStore): PlanKeeper =>
  new PlanKeeper({
    openLine: async (broken) => (await import('./judge_line.ts')).openJudgeLine(broken),
    onVerdicts: (news) => {
      if (news.status === 'unavailable') return rules.setState({ ...noRules, status: 'unavailable' })
      const { revision, verdicts, plan } = news
      const entryById = new Map(plan.entries.map((entry) => [entry.id, entry]))
      rules.setState({
        status: 'ready',
        revision,
        context: plan.context,
        ...listedVerdicts(verdicts, entryById),
      })
    },
    report: (error) => reportWorker(error, 'rules'),
  })
