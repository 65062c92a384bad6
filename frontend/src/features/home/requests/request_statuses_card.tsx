import { Anchor, Card, Text } from '@mantine/core'
import { requestStatuses } from '@shiftloom/backend/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statusKeys } from '#/domain/request_status/request_words.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { CardTitle } from '../card_title.tsx'
import { requestCountsQuery, useLiveRequests, waitingRequestsQuery } from './queries.ts'
import { RequestLines } from './request_lines.tsx'
import classes from './requests.module.css'
import { UnreadCard } from './unread_card.tsx'

const { pending, approved, rejected } = requestStatuses

/** How many requests have which status, and those that wait, for users who decide. */
export function RequestStatusesCard() {
  const decides = useCan('requests.accept')
  const path = useScreenPath()('requests')
  return decides && path ? <Statuses path={path} /> : null
}

function Statuses({ path }: { path: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [counted, read] = [useQuery(requestCountsQuery), useQuery(waitingRequestsQuery)]
  const [counts, waiting] = [counted.data, read.data]
  useLiveRequests()
  if (!counts || !waiting) {
    const error = counted.error ?? read.error
    const retry = () => Promise.all([counted.refetch(), read.refetch()])
    return error ? <UnreadCard title={t('home.requests.title')} error={error} onRetry={retry} /> : null
  }
  return (
    <Card component="section" aria-label={t('home.requests.title')}>
      <CardTitle
        aside={
          <Anchor component={Link} to={path} fz="sm">
            {t('home.requests.all')}
          </Anchor>
        }
      >
        {t('home.requests.title')}
      </CardTitle>
      <ul className={classes.counts}>
        {([pending, approved, rejected] as const).map((status) => (
          <li key={status} className={classes.count}>
            <strong>{format.number(counts[status])}</strong>
            <Anchor component={Link} to={`${path}?status=${status}`} fz="sm">
              {t(`request_status.${statusKeys[status]}`)}
            </Anchor>
          </li>
        ))}
      </ul>
      {waiting.items.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {t('home.requests.none_waiting')}
        </Text>
      ) : (
        <RequestLines requests={waiting.items} path={path} withPerson />
      )}
    </Card>
  )
}
