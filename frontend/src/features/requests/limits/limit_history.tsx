import { Stack, Text } from '@mantine/core'
import type { LimitEntry, PersonLimits } from '@shiftloom/backend/contracts/request_limits'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useLimitAmount } from './limit_words.ts'

/** What was entered for the year and what it began with, the newest first. */
export function LimitHistory({ limits: { entries, limits } }: { limits: PersonLimits }) {
  const { t } = useTranslation()
  if (entries.length === 0) return <Text c="dimmed">{t('requests.limits.no_entries')}</Text>
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          unit={limits.find(({ requestTypeId }) => requestTypeId === entry.requestTypeId)?.unit ?? 'time'}
        />
      ))}
    </Stack>
  )
}

function Entry({ entry, unit }: { entry: LimitEntry; unit: 'time' | 'days' }) {
  const { t } = useTranslation()
  const format = useFormat()
  const amount = useLimitAmount()
  const { timeZone } = useProfile()
  const { kind, minutes, carriedMinutes, typeName: name, reason, at, by } = entry
  const carried = carriedMinutes ? '_carried' : ''
  return (
    <li>
      <Text>
        {t(`requests.limits.entry_${kind}${kind === 'opened' ? carried : ''}`, {
          name,
          amount: amount(minutes, unit),
          carried: amount(carriedMinutes ?? 0, unit),
        })}
      </Text>
      {reason && <Text fz="sm">{t('requests.because', { reason })}</Text>}
      <Text fz="sm" c="dimmed">
        {[by ?? t('request_status.automatic'), format.instant(at, timeZone)].join(' · ')}
      </Text>
    </li>
  )
}
