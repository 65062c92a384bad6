import { Checkbox, Stack } from '@mantine/core'
import type { VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { comparisonsFor } from './goals.ts'

type Props = { chosen: VariantKey[]; onChange: (chosen: VariantKey[]) => void; seesCost: boolean }

/** Plans by other goals, searched beside the one that is asked for. */
export function ComparisonFields({ chosen, onChange, seesCost }: Props) {
  const { t } = useScheduler().labels
  return (
    <Checkbox.Group
      label={t('generate.comparison.title')}
      description={t('generate.comparison.hint')}
      value={chosen}
      onChange={(keys) => onChange(keys as VariantKey[])}
    >
      <Stack gap={8} mt={8}>
        {comparisonsFor(seesCost).map((key) => (
          <Checkbox
            key={key}
            value={key}
            label={t(`generate.comparison.${key}`)}
            description={t(`generate.comparison.${key}_hint`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
