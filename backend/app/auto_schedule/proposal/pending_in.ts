import type { AcceptedPart, ProposalChange } from '#contracts/auto_schedule'

/**
 * The changes of one part of a proposal that are neither accepted nor left out yet. A person's part is what she gets
 * and gives.
 */
export const pendingIn = (changes: readonly ProposalChange[], part: AcceptedPart): ProposalChange[] =>
  changes.filter((change) => change.acceptedAt === null && !change.leftOut && isIn(change, part))

function isIn({ entryId, day, fromEmployeeId, toEmployeeId }: ProposalChange, part: AcceptedPart): boolean {
  switch (part.kind) {
    case 'all':
      return true
    case 'day':
      return day === part.day
    case 'employee':
      return fromEmployeeId === part.employeeId || toEmployeeId === part.employeeId
    case 'entry':
      return entryId === part.entryId
  }
}
