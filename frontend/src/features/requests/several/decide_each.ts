import type { CoveredShiftChoice, FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { approveRequest, rejectRequest } from '../queries.ts'

/** A request whose decision was refused, and what the server said. */
export type LeftAlone = { request: FiledRequest; because: string }
type Decision = { reason: string | null; shifts: CoveredShiftChoice }

/** Refusals of one leave the others alone; without an answer the rest is not tried. */
const refusals = { inline: [400, 403, 404, 409, 422] } as const

/** Decides one request after the other, as the approvals meet in the schedule. */
export async function decideEach(
  requests: readonly FiledRequest[],
  way: 'approve' | 'reject',
  { reason, shifts }: Decision
): Promise<LeftAlone[]> {
  const leftAlone: LeftAlone[] = []
  for (const request of requests) {
    const { id, version } = request
    try {
      if (way === 'approve') await approveRequest(id, { version, reason, shifts }, refusals)
      else await rejectRequest(id, { version, reason }, refusals)
    } catch (error) {
      if (!isApiFailure(error)) throw error
      leftAlone.push({ request, because: error.message })
    }
  }
  return leftAlone
}
