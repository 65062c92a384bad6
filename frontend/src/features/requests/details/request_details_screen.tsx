import { Anchor, Box, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { requestStatuses } from '@shiftloom/backend/contracts/enums'
import type { RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Attachments } from '#/domain/absence/attachments.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { Fact } from '#/ui/fact.tsx'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { DaysTable } from '../form/days_table.tsx'
import { pathOfHistory, pathOfPersonCalendar, pathOfRequestLimits, pathOfRequests } from '../paths.ts'
import { requestQuery } from '../queries.ts'
import { whenText } from '#/domain/request_status/request_words.ts'
import { StatusBadge } from '#/domain/request_status/status_badge.tsx'
import { useAmount } from '../use_amount.ts'
import { useDecider } from '../use_decider.ts'
import { useLiveRequests } from '../use_live_requests.ts'
import { RequestActions } from './request_actions.tsx'

/** One request, what it takes and what became of it. */
export function RequestDetailsScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  useLiveRequests()
  const query = useQuery(requestQuery(id))
  return (
    <QueryScreen title={t('requests.one')} query={query}>
      {(request) => <Details request={request} />}
    </QueryScreen>
  )
}

function Details({ request }: { request: RequestDetails }) {
  const { t } = useTranslation()
  const format = useFormat()
  const readsLimits = useCan('request_limits.read')
  const seesFiles = useCan('absence_attachments.edit_own')
  const readsCalendar = useCan('requests.read_calendar')
  const { employeeId, timeZone } = useProfile()
  const seesCalendar = readsCalendar || request.employee.id === employeeId
  return (
    <Screen
      title={t('requests.title_one', { number: request.number })}
      description={`${format.personName(request.employee)} · ${request.type.name}`}
      maxWidth={1100}
      actions={<RequestActions request={request} />}
    >
      <Stack gap="lg">
        <Group gap="md">
          <Anchor component={Link} to={pathOfRequests}>
            {t('requests.all')}
          </Anchor>
          <Anchor component={Link} to={pathOfHistory(request.id)}>
            {t('requests.history')}
          </Anchor>
          {seesCalendar && (
            <Anchor component={Link} to={pathOfPersonCalendar(request.employee.id)}>
              {t('requests.calendar.link')}
            </Anchor>
          )}
          {readsLimits && (
            <Anchor component={Link} to={pathOfRequestLimits(request.id)}>
              {t('requests.limits.link')}
            </Anchor>
          )}
        </Group>
        <SimpleGrid cols={2} spacing="lg">
          <Card component="section" aria-label={t('requests.one')}>
            <Facts request={request} />
            {seesFiles && (
              <Box mt="lg">
                <Attachments
                  owner={{ kind: 'request', id: request.id }}
                  zone={timeZone}
                  isOwn={request.employee.id === employeeId}
                />
              </Box>
            )}
          </Card>
          <Card component="section" aria-label={t('requests.count.title')}>
            <Text fw={600} mb="xs">
              {t('requests.count.title')}
            </Text>
            <DaysTable days={request.days} />
          </Card>
        </SimpleGrid>
      </Stack>
    </Screen>
  )
}

function Facts({ request }: { request: RequestDetails }) {
  const { t } = useTranslation()
  const format = useFormat()
  const amount = useAmount()
  const decider = useDecider()
  const { timeZone } = useProfile()
  const { type, recipient, note, decidedAt, decisionReason, createdAt } = request
  // One that was a draft first is filed as it is sent.
  const sent = request.steps.findLast(({ kind }) => kind === 'submitted')
  return (
    <Stack gap="sm">
      <StatusBadge request={request} />
      <Fact label={t('requests.column.type')}>
        <Group gap="xs">
          <PositionChip name={type.name} color={type.color} />
          {!type.paid && <Text c="dimmed">{t('requests.unpaid')}</Text>}
        </Group>
      </Fact>
      <Fact label={t('requests.column.when')}>{format.sentence(whenText(request, format))}</Fact>
      <Fact label={t('requests.column.amount')}>{amount(request.minutes)}</Fact>
      {recipient && <Fact label={t('requests.field.recipient')}>{format.personName(recipient)}</Fact>}
      {note && <Fact label={t('requests.field.note')}>{note}</Fact>}
      {decidedAt && (
        <Fact label={t('requests.column.decided')}>
          {[decider(request) ?? t('request_status.automatic'), format.instant(decidedAt, timeZone)].join(
            ' · '
          )}
        </Fact>
      )}
      {decisionReason && <Fact label={t('requests.field.reason')}>{decisionReason}</Fact>}
      <Fact label={t(request.status === requestStatuses.draft ? 'requests.drafted_at' : 'requests.filed_at')}>
        {format.instant(sent?.at ?? createdAt, timeZone)}
      </Fact>
    </Stack>
  )
}
