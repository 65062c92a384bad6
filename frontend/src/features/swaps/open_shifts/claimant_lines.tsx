import { Text } from '@mantine/core'
import type { OpenShift } from '@shiftloom/backend/contracts/open_shifts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** As many as a row has room for. */
const mostNamed = 3

/** Who claims it, in the order of their claims; once it is decided, who got it. */
export function ClaimantLines({ shift: { claimants } }: { shift: OpenShift }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (claimants.length === 0) return <Text c="dimmed">{t('swaps.open_shifts.no_claims')}</Text>
  const winner = claimants.find(({ outcome }) => outcome === 'won')
  const named = winner ? [winner] : claimants.slice(0, mostNamed)
  const others = claimants.length - named.length
  return (
    <>
      {named.map(({ employee }) => (
        <Text key={employee.id} fw={winner ? 600 : undefined}>
          {format.personName(employee)}
        </Text>
      ))}
      {others > 0 && (
        <Text fz="sm" c="dimmed">
          {t('swaps.open_shifts.more_claims', { count: others })}
        </Text>
      )}
    </>
  )
}
