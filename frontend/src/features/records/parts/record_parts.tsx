import { Card, Title } from '@mantine/core'
import type { RecordDetails } from '@shiftloom/backend/contracts/time_records'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { Neighbours } from './neighbours.tsx'
import { PunchLog } from './punch_log.tsx'
import { RecordBreaches } from './record_breaches.tsx'
import { RecordHistory } from './record_history.tsx'

/** What a decision about a record looks at beside its hours. */
export function RecordParts({ record }: { record: RecordDetails }) {
  const { t } = useTranslation()
  const readsOthers = useCan('records.read')
  return (
    <>
      <Part title={t('records.details.log')}>
        <PunchLog record={record} />
      </Part>
      <Part title={t('records.details.history')}>
        <RecordHistory record={record} />
      </Part>
      <Part title={t('records.details.around')}>
        <Neighbours record={record} />
      </Part>
      {readsOthers && (
        <Part title={t('records.breaches.title')}>
          <RecordBreaches record={record} />
        </Part>
      )}
    </>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  )
}
