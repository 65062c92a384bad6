import { Badge, Tabs } from '@mantine/core'
import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import type { RequestStatus } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { statusKeys } from '#/domain/request_status/request_words.ts'
import type { RequestListFilters } from './use_request_filters.ts'

type Props = {
  filters: RequestListFilters
  counts: Record<RequestStatus, number> | undefined
}

const order: RequestStatus[] = [statuses.pending, statuses.approved, statuses.rejected, statuses.draft]

/** Requests by their status, with how many each has. */
export function StatusTabs({ filters, counts }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Tabs
      value={filters.status === null ? 'all' : String(filters.status)}
      onChange={(next) => filters.setStatus(next === 'all' ? null : next)}
      mb="md"
    >
      <Tabs.List aria-label={t('requests.filter.status')}>
        <Tabs.Tab value="all">{t('requests.filter.all')}</Tabs.Tab>
        {order.map((status) => (
          <Tabs.Tab
            key={status}
            value={String(status)}
            rightSection={
              counts && (
                <Badge size="sm" variant="light" color="gray" className="tabular">
                  {format.number(counts[status])}
                </Badge>
              )
            }
          >
            {t(`requests.tab.${statusKeys[status]}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
