import type { AcceptanceScope, ProposalChange } from '#contracts/schedule'

/** The changes of one part of a proposal that nobody has accepted yet. A person's part is what she gets and gives. */
export const pendingIn = (changes: readonly ProposalChange[], scope: AcceptanceScope): ProposalChange[] =>
  changes.filter((change) => change.acceptedAt === null && isIn(change, scope))

function isIn(
  { entryId, day, fromEmployeeId, toEmployeeId }: ProposalChange,
  scope: AcceptanceScope
): boolean {
  switch (scope.kind) {
    case 'all':
      return true
    case 'day':
      return day === scope.day
    case 'employee':
      return fromEmployeeId === scope.employeeId || toEmployeeId === scope.employeeId
    case 'entry':
      return entryId === scope.entryId
  }
}
