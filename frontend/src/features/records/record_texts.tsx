import { Badge, Group, Text } from '@mantine/core'
import { recordStatuses, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './record_texts.module.css'

/** From and until on the clock of the record's place; what is missing is a dash. */
export function Span({ from, until, zone }: { from: string | null; until: string | null; zone: string }) {
  const format = useFormat()
  const { t } = useTranslation()
  const clock = (iso: string) => wallClock(zone, new Date(iso)).time
  if (from === null) return <Text c="dimmed">–</Text>
  return (
    <Text className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {until === null
        ? t('records.from', { time: format.clock(clock(from)) })
        : format.clockRange(clock(from), clock(until))}
    </Text>
  )
}

/** Most of them fit into this many pixels; the longest have two lines where there is no more room. */
const leastFlags = 175
const wrapping = { root: classes.wrapping, label: classes.wrappingLabel }

/** Why a record needs a look, each with its minutes. */
export function Flags({ record: { flags, isOpen, editReason } }: { record: TimeRecord }) {
  const { t } = useTranslation()
  return (
    <Group gap={4} miw={flags.length > 0 ? leastFlags : undefined}>
      {isOpen && (
        <Badge miw="max-content" variant="light" color="brand" c="brand.8">
          {t('records.going_on')}
        </Badge>
      )}
      {flags.map(({ kind, minutes }) => (
        <Badge key={kind} variant="light" color="orange" c="#803300" classNames={wrapping}>
          {t(`records.flag.${kind}`, { minutes })}
        </Badge>
      ))}
      {editReason && (
        <Badge miw="max-content" variant="light" color="gray" c="dark.7" title={editReason}>
          {t('records.edited')}
        </Badge>
      )}
    </Group>
  )
}

const colours = {
  [recordStatuses.pending]: { badge: 'orange', text: '#803300' },
  [recordStatuses.approved]: { badge: 'lime', text: 'lime.9' },
  [recordStatuses.rejected]: { badge: 'red', text: 'red.9' },
}
const names = {
  [recordStatuses.pending]: 'pending',
  [recordStatuses.approved]: 'approved',
  [recordStatuses.rejected]: 'rejected',
} as const

/** The decision, and who made it. */
export function Status({ record }: { record: TimeRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { status, autoApproved, decidedBy, rejectReason } = record
  const by = autoApproved ? t('records.by_rule') : decidedBy && format.personName(decidedBy)
  return (
    <div>
      <Badge miw="max-content" variant="light" color={colours[status].badge} c={colours[status].text}>
        {t(`records.status.${names[status]}`)}
      </Badge>
      {by && (
        <Text fz="xs" c="dimmed">
          {by}
        </Text>
      )}
      {rejectReason && <Text fz="xs">{rejectReason}</Text>}
    </div>
  )
}
