import { Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays, daysBetween } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { Attachments } from './attachments.tsx'
import { attachmentsQuery } from './queries.ts'

type Props = {
  entry: ScheduleEntry
  /** Said above everything else; left out, it is one's own. */
  person?: string | undefined
  /** What the entry is called where no request type names it. */
  kind: string
  place: string
  /** Whether its files are the asking person's business. */
  withFiles: boolean
}

/** An absence: of what type, on which days, what is noted, and its files for users who may see them. */
export function AbsenceDetails({ entry, person, kind, place, withFiles }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { employeeId, impersonation } = useProfile()
  const maySee = useCan('absence_attachments.edit_own') && withFiles
  const owner = { kind: 'absence', id: entry.id } as const
  const { data } = useQuery({ ...attachmentsQuery(owner), enabled: maySee })
  const { from, until } = data ?? { from: entry.day, until: addDays(entry.day, 1) }
  const count = daysBetween(from, until)
  const when = entry.fullDay ? t('absence.days', { count }) : format.clockRange(entry.start, entry.end)
  return (
    <Stack gap="md">
      <Stack gap={4}>
        {person && <Text fw={600}>{person}</Text>}
        <Text fw={person ? undefined : 600}>
          {[data?.typeName ?? kind, entry.code].filter(Boolean).join(' · ')}
        </Text>
        <Text className="tabular">
          {format.sentence(count === 1 ? format.day(from, 'full') : format.dayRange(from, until, 'full'))}
        </Text>
        <Text className="tabular" c="dimmed">
          {when}
        </Text>
        {place && <Text c="dimmed">{place}</Text>}
        {entry.comment && <Text>{format.quoted(entry.comment)}</Text>}
      </Stack>
      {maySee && <Attachments owner={owner} zone={entry.zone} isOwn={entry.employeeId === employeeId} />}
      {withFiles && impersonation && <Text c="dimmed">{t('absence.closed')}</Text>}
    </Stack>
  )
}
