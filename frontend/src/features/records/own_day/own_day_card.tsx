import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { OwnDay } from '@shiftloom/backend/contracts/time_tracking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { AskButton } from '../corrections/ask_button.tsx'
import { ownDayQuery } from './queries.ts'
import { PunchPanel } from './punch_panel.tsx'
import { PunchesToday } from './punches_today.tsx'

/** `isBrief`: beside the work of others, which is what the page is for. */
type Props = { isBrief?: boolean }

/** A person's own day at the clock: what they are at, what they may register, what they have registered. */
export function OwnDayCard({ isBrief = false }: Props) {
  const { data: day, error, isPending, refetch } = useQuery(ownDayQuery)
  if (isPending) return <Skeleton height={isBrief ? 110 : 190} mb="md" />
  if (!day) return <ErrorState error={error} onRetry={refetch} />
  const ask = <AskButton work={{ record: null, locations: day.locations, locationId: day.usualLocationId }} />
  const panel = day.registersHere ? (
    <PunchPanel day={day} isBrief={isBrief} beside={ask} />
  ) : (
    <Group justify="space-between">
      <OtherMethod day={day} />
      {ask}
    </Group>
  )
  if (isBrief)
    return (
      <Card mb="md" py="sm">
        <Group justify="space-between" gap="lg">
          <div>
            <State day={day} />
            <Planned day={day} />
          </div>
          {panel}
        </Group>
        <PunchesToday day={day} only="recent" />
      </Card>
    )
  return (
    <Card mb="md">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <State day={day} />
          <Planned day={day} align="right" />
        </Group>
        {panel}
        <PunchesToday day={day} />
      </Stack>
    </Card>
  )
}

function State({ day }: { day: OwnDay }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const zone = day.locations.find(({ id }) => id === day.usualLocationId)?.zone ?? timeZone
  const time = day.since && format.clock(wallClock(zone, new Date(day.since)).time)
  return (
    <div aria-live="polite">
      <Title order={2} fz={22}>
        {t(`records.own.state_${day.state}`, { time })}
      </Title>
      <Text c="dimmed" className="tabular">
        {t('records.own.sums', {
          work: format.hours(day.workMinutes),
          pause: format.hours(day.breakMinutes),
        })}
      </Text>
    </div>
  )
}

function Planned({ day: { shifts, locations }, align }: { day: OwnDay; align?: 'right' }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  if (shifts.length === 0) return <Text c="dimmed">{t('records.own.no_shift')}</Text>
  return (
    <div>
      {shifts.map(({ entryId, startsAt, endsAt, locationId }) => {
        const location = locations.find(({ id }) => id === locationId)
        const clock = (iso: string) => wallClock(location?.zone ?? timeZone, new Date(iso)).time
        const hours = format.clockRange(clock(startsAt), clock(endsAt))
        return (
          <Text key={entryId} ta={align}>
            {location
              ? t('records.own.planned_at', { hours, place: location.name })
              : t('records.own.planned', { hours })}
          </Text>
        )
      })}
    </div>
  )
}

function OtherMethod({ day }: { day: OwnDay }) {
  const { t } = useTranslation()
  return <Text>{t('records.own.elsewhere', { method: day.method ?? 'other' })}</Text>
}
