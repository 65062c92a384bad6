import { Anchor, Card } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { CardTitle } from '../card_title.tsx'
import { ownRequestsQuery, useLiveRequests } from './queries.ts'
import { RequestLines } from './request_lines.tsx'
import { UnreadCard } from './unread_card.tsx'

/** The reader's own newest requests and what became of them; nothing for users who have no requests. */
export function MyRequestsCard() {
  const { employeeId } = useProfile()
  const path = useScreenPath()('requests')
  return employeeId && path ? <OwnRequests path={path} /> : null
}

function OwnRequests({ path }: { path: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, error, refetch } = useQuery(ownRequestsQuery)
  useLiveRequests()
  if (!data)
    return isLoadingError ? (
      <UnreadCard title={t('home.requests.mine')} error={error} onRetry={refetch} />
    ) : null
  return (
    <Card component="section" aria-label={t('home.requests.mine')}>
      <CardTitle
        aside={
          <Anchor component={Link} to={`${path}?whose=own`} fz="sm">
            {t('home.requests.all')}
          </Anchor>
        }
      >
        {t('home.requests.mine')}
      </CardTitle>
      {data.items.length === 0 ? (
        <EmptyState
          compact
          icon={<IconCalendarCheck size={20} stroke={1.5} />}
          title={t('home.requests.none')}
          description={t('home.requests.none_text')}
        />
      ) : (
        <RequestLines requests={data.items} path={path} />
      )}
    </Card>
  )
}
