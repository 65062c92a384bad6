import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { Link } from 'react-router-dom'
import { whenText } from '#/domain/request_status/request_words.ts'
import { StatusBadge } from '#/domain/request_status/status_badge.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './requests.module.css'

type Props = { requests: FiledRequest[]; path: string; withPerson?: boolean }

/** Requests one below another, each the way to its details. */
export function RequestLines({ requests, path, withPerson }: Props) {
  const format = useFormat()
  return (
    <ul className={classes.lines}>
      {requests.map((request) => (
        <li key={request.id}>
          <Link to={`${path}/${request.id}/details`} className={classes.line}>
            <span>
              <span className={classes.name}>
                {withPerson ? format.personName(request.employee) : request.type.name}
              </span>
              <span className={classes.when}>
                {[...(withPerson ? [request.type.name] : []), whenText(request, format)].join(' · ')}
              </span>
            </span>
            <StatusBadge request={request} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
