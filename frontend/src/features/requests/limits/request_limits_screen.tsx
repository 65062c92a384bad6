import { Anchor, Group } from '@mantine/core'
import type { RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { pathOfRequest } from '../paths.ts'
import { requestQuery } from '../queries.ts'
import { PersonLimitsView } from './person_limits_view.tsx'
import { useLimitYear } from './use_limit_year.ts'
import { YearSteps } from './year_steps.tsx'

/** The limits of the person whose request it is, in its year at first. */
export function RequestLimitsScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(requestQuery(id))
  return (
    <QueryScreen title={t('requests.limits.title')} query={query}>
      {(request) => <LimitsOfRequest request={request} />}
    </QueryScreen>
  )
}

function LimitsOfRequest({ request: { id, number, employee, firstDay } }: { request: RequestDetails }) {
  const { t } = useTranslation()
  const format = useFormat()
  const year = useLimitYear(Number(firstDay.slice(0, 4)))
  return (
    <Screen title={t('requests.limits.title')} description={format.personName(employee)}>
      <Group mb="lg" justify="space-between">
        <Anchor component={Link} to={pathOfRequest(id)}>
          {t('requests.back_to', { number })}
        </Anchor>
        <YearSteps year={year.value} onChange={year.choose} />
      </Group>
      <PersonLimitsView employeeId={employee.id} year={year.value} />
    </Screen>
  )
}
