import type { Carrier as RosterCarrier, ExplainedUnfilled, Fix } from '@shiftloom/solver/roster/result'
import type { Carrier, ProposalFix, ProposalUnfilled } from '#contracts/auto_schedule'

/** An open shift in the words of the API: entries and employees instead of shifts and people. */
export const unfilledOf = (
  { shiftId, blockers, fixes }: ExplainedUnfilled,
  day: string
): ProposalUnfilled => ({
  entryId: shiftId,
  day,
  blockers: blockers.map(({ personId, code, details }) => ({
    employeeId: personId,
    code,
    details: { ...details },
  })),
  fixes: fixes.map(fixOf),
})

function fixOf(fix: Fix): ProposalFix {
  switch (fix.kind) {
    case 'shorten': {
      const { kind, personId: employeeId, start, end } = fix
      return { kind, employeeId, startsAt: iso(start), endsAt: iso(end) }
    }
    case 'hand_over': {
      const { kind, personId: employeeId, otherShiftId: otherEntryId, otherPersonId: otherEmployeeId } = fix
      return { kind, employeeId, otherEntryId, otherEmployeeId }
    }
    case 'lift_rule': {
      const { kind, personId: employeeId, ruleId, ...details } = fix
      return { kind, employeeId, ruleId, details }
    }
    case 'hire_hours':
      return { ...fix }
  }
}

export const carrierOf = ({ personId: employeeId, ...carried }: RosterCarrier): Carrier => ({
  employeeId,
  ...carried,
})

const iso = (instant: number): string => new Date(instant).toISOString()
