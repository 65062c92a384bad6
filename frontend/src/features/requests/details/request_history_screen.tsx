import { Anchor, Card, Stack, Text, Timeline } from '@mantine/core'
import type { RequestDetails, RequestStep } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { pathOfRequest } from '../paths.ts'
import { requestQuery } from '../queries.ts'
import { whenText } from '#/domain/request_status/request_words.ts'
import { useAmount } from '../use_amount.ts'
import { useDecider } from '../use_decider.ts'
import { useLiveRequests } from '../use_live_requests.ts'

/** Every step a request went through, and what it said then. */
export function RequestHistoryScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  useLiveRequests()
  const query = useQuery(requestQuery(id))
  return (
    <QueryScreen title={t('requests.history')} query={query}>
      {(request) => <History request={request} />}
    </QueryScreen>
  )
}

function History({ request }: { request: RequestDetails }) {
  const { t } = useTranslation()
  const { number, id, steps } = request
  return (
    <Screen title={t('requests.history_title', { number })} maxWidth={760}>
      <Stack gap="lg">
        <Anchor component={Link} to={pathOfRequest(id)}>
          {t('requests.back_to', { number })}
        </Anchor>
        <Card>
          <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
            {steps.map((step) => (
              <Timeline.Item key={step.id} title={t(`requests.step.${step.kind}`)}>
                <Step step={step} />
              </Timeline.Item>
            ))}
          </Timeline>
        </Card>
      </Stack>
    </Screen>
  )
}

function Step({ step: { at, by, onBehalfOf, reason, content } }: { step: RequestStep }) {
  const { t } = useTranslation()
  const format = useFormat()
  const amount = useAmount()
  const decider = useDecider()
  const { timeZone } = useProfile()
  return (
    <Stack gap={2}>
      <Text fz="sm" c="dimmed">
        {[
          decider({ decidedBy: by, decidedFor: onBehalfOf }) ?? t('request_status.automatic'),
          format.instant(at, timeZone),
        ].join(' · ')}
      </Text>
      <Text fz="sm" className="tabular">
        {[format.sentence(whenText(content, format)), amount(content.minutes)].join(' · ')}
      </Text>
      {content.note && <Text fz="sm">{format.quoted(content.note)}</Text>}
      {reason && <Text fz="sm">{t('requests.because', { reason })}</Text>}
    </Stack>
  )
}
