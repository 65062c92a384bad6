import type { Dispatch, SetStateAction } from 'react'
import type { RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import { Attachments } from '#/domain/absence/attachments.tsx'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { HeldFiles } from './held_files.tsx'

type Props = {
  request: RequestDetails | null
  /** The chosen type takes files. */
  takes: boolean
  isOwn: boolean
  held: readonly File[]
  onHold: Dispatch<SetStateAction<File[]>>
}

/** Files of the request, where its type takes some: kept at once for one that is there, held for a new one. */
export function RequestFiles({ request, takes, isOwn, held, onHold }: Props) {
  const { employeeId, timeZone } = useProfile()
  const maySee = useCan('absence_attachments.edit_own')
  if (!maySee) return null
  if (request)
    return (
      <Attachments
        owner={{ kind: 'request', id: request.id }}
        zone={timeZone}
        isOwn={request.employee.id === employeeId}
      />
    )
  return takes ? <HeldFiles files={held} isOwn={isOwn} onChange={onHold} /> : null
}
