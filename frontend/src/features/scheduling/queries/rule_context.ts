import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { DayRange } from '../model/view_range.ts'

/** Below the key of everything about the labour code: saving its settings has this read again as well. */
export const ruleContextKey = ['labour-code', 'rule-context'] as const

/** What is needed to judge the plan of these days; the server and the worker judge by the same. */
export const ruleContextQuery = (range: DayRange, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ruleContextKey, range.from, range.until, [...locationIds].sort()],
    queryFn: ({ signal }): Promise<PlanContext> =>
      http.get('/scheduling/rule-context', { ...range, locationIds }, { signal, quiet: true }),
    staleTime: 15_000,
  })
