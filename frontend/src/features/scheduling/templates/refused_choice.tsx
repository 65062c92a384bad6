import { Radio, Stack } from '@mantine/core'
import type { RefusedWay } from '@shiftloom/backend/contracts/schedule_templates'
import { useScheduler } from '../context/scheduler_context.ts'

type Props = { value: RefusedWay; onChange: (value: RefusedWay) => void }

/** What becomes of a shift that its person may not have. */
export function RefusedChoice({ value, onChange }: Props) {
  const { t } = useScheduler().labels
  return (
    <Radio.Group
      label={t('templates.apply.refused')}
      value={value}
      onChange={(chosen) => onChange(chosen as RefusedWay)}
    >
      <Stack gap={6} mt={6}>
        <Radio value="skip" label={t('templates.apply.skip')} />
        <Radio value="unassign" label={t('templates.apply.unassign')} />
      </Stack>
    </Radio.Group>
  )
}
