import { Anchor, Stack, Text } from '@mantine/core'
import type { RecordDetails, RecordNeighbour } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { pathOfRecord } from '../paths.ts'

/** The person's work before and after, with the rest in between. */
export function Neighbours({ record: { before, after } }: { record: RecordDetails }) {
  const { t } = useTranslation()
  if (!before && !after) return <Text c="dimmed">{t('records.details.alone')}</Text>
  return (
    <Stack gap="sm">
      {before && <Neighbour label={t('records.details.before')} one={before} />}
      {after && <Neighbour label={t('records.details.after')} one={after} />}
    </Stack>
  )
}

function Neighbour({ label, one }: { label: string; one: RecordNeighbour }) {
  const { t } = useTranslation()
  const format = useFormat()
  const clock = (iso: string) => wallClock(one.zone, new Date(iso)).time
  const hours = one.endsAt
    ? format.clockRange(clock(one.startsAt), clock(one.endsAt))
    : t('records.from', { time: format.clock(clock(one.startsAt)) })
  return (
    <div>
      <Text fz="sm" c="dimmed">
        {label}
      </Text>
      <Anchor component={Link} to={pathOfRecord(one.id)} className="tabular">
        {format.sentence(format.day(one.day, 'weekday'))}, {hours}
      </Anchor>
      {one.restMinutes !== null && (
        <Text fz="sm">{t('records.details.rest', { hours: format.hours(one.restMinutes) })}</Text>
      )}
    </div>
  )
}
