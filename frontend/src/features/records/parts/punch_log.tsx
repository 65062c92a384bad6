import { Badge, Group, Stack, Text } from '@mantine/core'
import type { LoggedPunch, RecordDetails } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { PlaceSketch } from './place_sketch.tsx'

/** Kiosks compare their clock with the server's as well as the connection lets them; less than this is no news. */
const shownFromMs = 1_000

/** Every punch as it came in, also one that its person took back or a correction replaced. */
export function PunchLog({ record: { log, zone } }: { record: RecordDetails }) {
  const { t } = useTranslation()
  if (log.length === 0) return <Text c="dimmed">{t('records.details.no_punch')}</Text>
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {log.map((punch) => (
        <Line key={punch.id} punch={punch} zone={zone} />
      ))}
    </Stack>
  )
}

function Line({ punch, zone }: { punch: LoggedPunch; zone: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: locations = [] } = useQuery(locationsQuery)
  const { place, distanceMetres, accuracyMetres, takenBack, replaced, reason, note, sentBy, at } = punch
  const { kind, locationId, method, uncertaintyMs } = punch
  const struck = takenBack || replaced ? 'line-through' : undefined
  return (
    <Group component="li" gap="sm" align="flex-start" wrap="nowrap">
      <Text fw={600} className="tabular" miw={56} td={struck}>
        {format.clock(wallClock(zone, new Date(at)).time)}
      </Text>
      <div>
        <Group gap={6}>
          <Text td={struck}>{t(`records.kind.${kind}`)}</Text>
          {(takenBack || replaced) && (
            <Badge variant="light" color="gray" c="dark.7">
              {t(`records.details.${replaced ? 'replaced' : 'taken_back'}`)}
            </Badge>
          )}
          {place !== 'unchecked' && (
            <Badge variant="light" color={place === 'inside' ? 'lime' : 'orange'} c="dark.7">
              {t(`records.place.${place}`, { metres: distanceMetres ?? 0 })}
            </Badge>
          )}
        </Group>
        <Text fz="sm" c="dimmed">
          {[
            locations.find(({ id }) => id === locationId)?.name,
            t('records.details.method', { method }),
            sentBy && format.personName(sentBy),
            uncertaintyMs !== null &&
              uncertaintyMs >= shownFromMs &&
              t('records.details.uncertainty', { seconds: Math.ceil(uncertaintyMs / 1_000) }),
            accuracyMetres !== null && t('records.details.accuracy', { metres: accuracyMetres }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {reason && <Text fz="sm">{t('records.own.corrected', { reason })}</Text>}
        <PlaceSketch punch={punch} />
        {note && <Text fz="sm">{format.quoted(note)}</Text>}
      </div>
    </Group>
  )
}
