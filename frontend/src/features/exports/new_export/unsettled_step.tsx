import { Alert, Checkbox, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { HoursOfPerson } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { UnsettledHours } from '../unsettled_hours.tsx'
import type { Draft } from './draft.ts'

type Props = {
  people: HoursOfPerson[]
  draft: Draft
  /** There is something to export without them. */
  optional: boolean
  onChange: (change: Partial<Draft>) => void
}

/** Hours that will not be in the file because they are not approved: to be read before it is made. */
export function UnsettledStep({ people, draft, optional, onChange }: Props) {
  const { t } = useTranslation()
  const count = people.reduce((sum, one) => sum + one.waitingRecords + one.unrecordedShifts, 0)
  return (
    <Stack gap="md">
      <Alert color="orange" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
        {t('exports.unsettled.title', { count })}
      </Alert>
      <UnsettledHours people={people} from={draft.period.from} />
      {optional && (
        <Checkbox
          checked={draft.acceptsUnsettled}
          onChange={(event) => onChange({ acceptsUnsettled: event.currentTarget.checked })}
          label={t('exports.unsettled.accept')}
        />
      )}
    </Stack>
  )
}
