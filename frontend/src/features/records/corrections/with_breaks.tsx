import { Text } from '@mantine/core'
import type { TimeCorrection } from '@shiftloom/backend/contracts/time_corrections'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { Span } from '../record_texts.tsx'

/** The hours that were asked for, and the breaks in them. */
export function WithBreaks({
  correction: { startsAt, endsAt, breaks, zone },
}: {
  correction: TimeCorrection
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const clock = (iso: string) => wallClock(zone, new Date(iso)).time
  const pauses = breaks.map((pause) => format.clockRange(clock(pause.startsAt), clock(pause.endsAt)))
  return (
    <div>
      <Span from={startsAt} until={endsAt} zone={zone} />
      {pauses.length > 0 && (
        <Text fz="xs" c="dimmed" className="tabular">
          {t('records.correction.breaks', { count: pauses.length, breaks: format.list(pauses) })}
        </Text>
      )}
    </div>
  )
}
