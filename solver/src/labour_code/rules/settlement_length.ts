import type { Rule } from '../rule.ts'

/**
 * The settlement period is no longer than the work system allows without an agreement of its own (art. 129 § 1, 135-137,
 * 143, 144 KP); up to twelve months can be agreed in every system (art. 129 § 2). Reported once, where there is work.
 */
export const settlementLength: Rule = {
  id: 'settlement_length',
  basis: 'KP art. 129 § 1, 2, 135-138, 143, 144',
  unit: 'day',
  sense: 'at_most',
  scan: (work, { workSystem }, { settlementMaxDays }, { settlement }, report) => {
    const most = settlementMaxDays?.[workSystem] ?? null
    if (most === null || !settlement || settlement.days <= most) return
    const { start, end, days } = settlement
    let first = -1
    let last = -1
    for (let i = 0; i < work.length; i += 1) {
      if (work[i]!.start < start || work[i]!.start >= end) continue
      if (first < 0) first = i
      last = i
    }
    if (first >= 0) report(first, last, days, most, start, end)
  },
}
