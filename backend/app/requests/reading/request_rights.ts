import { dayOf } from '@shiftloom/solver/time'
import type { Actor } from '#app/core/organisation_context'
import { can } from '#contracts/abilities'
import { requestStatuses as statuses, roles } from '#contracts/enums'
import type { RequestRights, RequestStatus } from '#contracts/filed_requests'

type Asked = { status: RequestStatus; employeeId: string; lastDay: string }

/**
 * What the actor may do with a request that they may see. The owner edits it in every state, which asks for a decision
 * again; no one decides on their own request but an administrator, who may be the only one to ask.
 */
export function requestRights(
  { status, employeeId, lastDay }: Asked,
  { role, employeeId: ownId }: Pick<Actor, 'role' | 'employeeId'>
): RequestRights {
  const isOwn = employeeId === ownId
  const owns = writesRequest({ employeeId }, { role, employeeId: ownId })
  const decides = !isOwn || role === roles.organisationAdmin
  // The zone matters little here: what is over stays in the records.
  const isOver = status === statuses.approved && lastDay < dayOf(Date.now(), 'UTC')
  const rejects = decides && can(role, 'requests.reject')
  return {
    edit: owns && !isOver,
    delete: owns && (status === statuses.draft || status === statuses.pending),
    approve: decides && can(role, 'requests.accept') && status === statuses.pending,
    reject: rejects && status === statuses.pending,
    withdraw: rejects && status === statuses.approved,
  }
}

/** The person it is for, and users who file for others. */
export const writesRequest = (
  { employeeId }: Pick<Asked, 'employeeId'>,
  actor: Pick<Actor, 'role' | 'employeeId'>
): boolean => employeeId === actor.employeeId || can(actor.role, 'requests.create')
