import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import type { ShiftRates } from '@shiftloom/backend/contracts/schedule'
import { shiftCostMinor, type CostTerms } from '@shiftloom/solver/labour_code/figures/shift_cost'
import type { PlanChange, PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { workOfEntry } from '@shiftloom/solver/labour_code/plan/plan_entries'

const alike = { uncounted: new Set<string>(), strenuous: new Set<string>() }

/** What shifts cost by the rates this person may see. */
export class ShiftPrices {
  private readonly terms: ReadonlyMap<string, CostTerms>
  private readonly unbilled: ReadonlySet<string>

  constructor({ people, unbilledPositionIds }: ShiftRates) {
    this.unbilled = new Set(unbilledPositionIds)
    this.terms = new Map(
      people.map(({ employeeId, rates, daysOff }) => [
        employeeId,
        {
          rates: rates.map((rate) => ({ type: 'hourly' as const, ...rate })),
          daysOff: new Set(daysOff),
          // Salaries come as hourly rates already.
          nominalMinutesOf: () => 0,
        },
      ])
    )
  }

  /** By how many minor units a change makes the plan dearer; undefined when somebody's rate is not known. */
  differenceOf(
    { remove = [], add = [] }: PlanChange,
    known: ReadonlyMap<string, PlanEntry>
  ): number | undefined {
    const before = this.sum(remove.flatMap((id) => known.get(id) ?? []))
    const after = this.sum(add)
    return before === undefined || after === undefined ? undefined : after - before
  }

  private sum(entries: readonly PlanEntry[]): number | undefined {
    let total = 0
    for (const entry of entries) {
      if (entry.type !== scheduleEntryTypes.shift || entry.employeeId === null || entry.state === 'removed')
        continue
      const terms = this.terms.get(entry.employeeId)
      if (!terms) return undefined
      const { start, end, zone, breaks = [] } = workOfEntry(entry, alike)
      const billable = entry.positionId === null || !this.unbilled.has(entry.positionId)
      total += shiftCostMinor({ start, end, zone, breaks, billable }, terms)
    }
    return total
  }
}
