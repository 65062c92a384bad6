import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { OwnDay, OwnPunch } from '@shiftloom/backend/contracts/time_tracking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ownDayQuery, withdrawPunch } from './queries.ts'

const worthSaying = { inside: true, outside: true, inaccurate: true, unknown: true, unchecked: false }

type Props = {
  day: OwnDay
  /** Those that can still be taken back. */
  only?: 'recent'
}

/** What was registered today, the latest last; a mistake of the last minutes can be taken back. */
export function PunchesToday({ day, only }: Props) {
  const { t } = useTranslation()
  const shown = day.punches.filter(({ withdrawableUntil }) => only !== 'recent' || withdrawableUntil)
  if (shown.length === 0) return null
  return (
    <Stack
      component="ul"
      gap={6}
      m={0}
      p={0}
      aria-label={t('records.own.today')}
      style={{ listStyle: 'none' }}
    >
      {shown.map((punch) => (
        <Line key={punch.id} punch={punch} day={day} />
      ))}
    </Stack>
  )
}

function Line({ punch, day }: { punch: OwnPunch; day: OwnDay }) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawPunch(punch.id),
    onSuccess: (next) => cache.setQueryData(ownDayQuery.queryKey, next),
    onError: () => cache.invalidateQueries({ queryKey: ownDayQuery.queryKey }),
  })
  const location = day.locations.find(({ id }) => id === punch.locationId)
  const { time } = wallClock(location?.zone ?? 'UTC', new Date(punch.at))
  return (
    <Group component="li" gap="sm" mih={30}>
      <Text fw={600} className="tabular" miw={64}>
        {format.clock(time)}
      </Text>
      <Text miw={120}>{t(`records.kind.${punch.kind}`)}</Text>
      <Text c="dimmed">{location?.name}</Text>
      {worthSaying[punch.place] && (
        <Badge variant="light" color={punch.place === 'inside' ? 'lime' : 'orange'} c="dark.7">
          {t(`records.place.${punch.place}`, { metres: punch.distanceMetres })}
        </Badge>
      )}
      {punch.note && <Text c="dimmed">{punch.note}</Text>}
      {punch.reason && <Text c="dimmed">{t('records.own.corrected', { reason: punch.reason })}</Text>}
      {punch.withdrawableUntil && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={withdraw.isPending}
          aria-label={t('records.own.withdraw_named', {
            what: t(`records.kind.${punch.kind}`),
            time: format.clock(time),
          })}
          onClick={() => withdraw.mutate()}
        >
          {t('records.own.withdraw')}
        </Button>
      )}
    </Group>
  )
}
