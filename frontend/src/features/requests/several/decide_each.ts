import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { CoveredShiftChoice, FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { isApiFailure, type ApiFailure } from '#/lib/failures/api_failure.ts'
import { approveRequest, rejectRequest } from '../queries.ts'

/** A request that this decision did not reach, and why: `unanswered` may be decided or not, `untried` is not. */
export type LeftAlone = {
  /** As it is by then, where the server said so: the next attempt is made on it. */
  request: FiledRequest
  because: 'refused' | 'decided' | 'unanswered' | 'untried'
  /** What the server said. */
  message: string
}
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
  for (const [at, request] of requests.entries()) {
    const { id, version } = request
    try {
      if (way === 'approve') await approveRequest(id, { version, reason, shifts }, refusals)
      else await rejectRequest(id, { version, reason }, refusals)
    } catch (error) {
      if (!isApiFailure(error)) throw error
      if (!hasAnswered(error)) {
        const untried = requests.slice(at + 1).map((one) => ({ request: one, because: 'untried' as const }))
        const rest = [{ request, because: 'unanswered' as const }, ...untried]
        return [...leftAlone, ...rest.map((one) => ({ ...one, message: '' }))]
      }
      leftAlone.push(refused(request, error))
    }
  }
  return leftAlone
}

const hasAnswered = ({ status }: ApiFailure): boolean => status > 0 && status < 500

function refused(request: FiledRequest, { details, message }: ApiFailure): LeftAlone {
  const current = details.current as FiledRequest | undefined
  const isDecided = current?.status === statuses.approved || current?.status === statuses.rejected
  return { request: current ?? request, because: isDecided ? 'decided' : 'refused', message }
}
