import { contractedHours } from '@shiftloom/solver/labour_code/plan/contracted_hours'
import type { PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { kindsOf } from '@shiftloom/solver/roster/shift_kinds'
import { overlaps, type Day, type Period } from '@shiftloom/solver/time'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { isWork } from '#app/scheduling/people/work_types'
import type { LedgerEntry } from '#app/scheduling/fairness/ledger_entries'
import type { LedgerFigures } from '#contracts/fairness'

/** What planning alone knows of a person. */
export type PersonLedger = Omit<LedgerFigures, 'requests' | 'requestsRefused'>

export type LedgerCase = {
  person: PlanPerson
  rules: PlanRules
  positions: Positions
  limits: LabourLimits
  holidays: ReadonlySet<Day>
  /** Contracted hours of the days before absences. */
  contractedMinutes: number
  entries: readonly LedgerEntry[]
  isClosing: (entry: LedgerEntry) => boolean
}

/** One person’s figures in some days. A shift belongs whole to the day it starts on. */
export function personLedger(days: DaySpan, known: LedgerCase): PersonLedger {
  const { person, rules, positions, limits, holidays, contractedMinutes, entries, isClosing } = known
  const inside = entries.filter(({ day }) => day >= days.from && day < days.until)
  const work = inside.filter(({ type }) => isWork(type))
  const kinds = work.map((entry) => kindsOf({ ...entry, ...periodOf(entry) }, { limits, holidays }))
  const wishes = inside.filter(({ availability }) => availability === 'preferred').map(periodOf)
  const periods = work.map(periodOf)
  const hours = contractedHours({ person, rules, positions, entries }, () => contractedMinutes)(days)
  return {
    nights: kinds.filter(({ night }) => night).length,
    weekends: kinds.filter(({ weekend }) => weekend).length,
    holidays: kinds.filter(({ holiday }) => holiday).length,
    closings: work.filter(isClosing).length,
    plannedMinutes: hours.plannedMinutes,
    normMinutes: hours.agreedMinutes,
    wishes: wishes.length,
    wishesGranted: wishes.filter((wish) => periods.some((period) => overlaps(wish, period))).length,
  }
}

const periodOf = ({ startsAt, endsAt }: LedgerEntry): Period => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
})
