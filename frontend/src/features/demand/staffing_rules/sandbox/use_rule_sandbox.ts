import type { DemandRule, RulePosition, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addDays } from '#/lib/time/days.ts'
import { seriesQuery } from '../queries.ts'
import type { RuleValues } from '../rule_values.ts'
import { ruleSets } from './rule_sets.ts'
import { historySpan, mondayOf, sandboxInput, slotMinutes } from './sandbox_input.ts'
import { useSandbox } from './use_sandbox.ts'

type Looked = {
  data: RulesOfLocation
  rule: DemandRule
  position: RulePosition | null
  values: RuleValues
}

/** The sandbox of one rule of one position: its week, and the comparison with what holds. */
export function useRuleSandbox({ data, rule, position, values }: Looked) {
  const { today } = data.location
  const [weekFrom, setWeekFrom] = useState<Day>(() => mondayOf(today))
  // The rules as they hold by the end of the week.
  const lastDay = addDays(weekFrom, 6)
  const metricIds = useMemo(
    () => [...new Set(data.rules.flatMap(({ metricId }) => metricId ?? []))].sort(),
    [data.rules]
  )
  const series = useQuery(seriesQuery(data.location.id, { ...historySpan(today), metricIds }))
  const input = useMemo(() => {
    // Work that no metric asks for needs no series.
    const empty = { ...historySpan(today), metrics: [], holidays: [] }
    const known = series.data ?? (metricIds.length === 0 ? empty : null)
    return known && sandboxInput({ location: data.location }, known, weekFrom)
  }, [series.data, metricIds.length, data.location, today, weekFrom])
  const sets = useMemo(
    () =>
      position &&
      ruleSets(data.rules, position, lastDay, { ruleId: rule.id, metricId: rule.metricId, values }),
    [data.rules, position, lastDay, rule, values]
  )
  const comparison = useMemo(() => {
    if (!sets) return null
    const { others: _others, ...asked } = sets
    return asked
  }, [sets])
  const sandbox = useSandbox(input, comparison)
  const row = rule.metricId ? sandbox.week?.units.get(rule.metricId) : undefined
  const busiest = useMemo(() => busiestHour(row), [row])
  return { sandbox, others: sets?.others ?? [], weekFrom, setWeekFrom, lastDay, busiest, series }
}

/** Units an hour in the busiest slot; 0 where nothing is known. */
const busiestHour = (row: Float64Array | undefined): number =>
  row ? row.reduce((most, units) => (units > most ? units : most), 0) * (60 / slotMinutes) : 0
