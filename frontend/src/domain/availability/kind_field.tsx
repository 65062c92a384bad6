import { Group, Radio } from '@mantine/core'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import { useTranslation } from 'react-i18next'
import { kindsInOrder } from './kinds.ts'

type Props = { value: AvailabilityKind; onChange: (kind: AvailabilityKind) => void }

export function KindField({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      label={t('availability.kind_label')}
      value={value}
      onChange={(next) => onChange(kindsInOrder.find((kind) => kind === next) ?? value)}
    >
      <Group mt={6} gap="md">
        {kindsInOrder.map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={t(`availability.kind.${kind}`)}
            data-autofocus={kind === value || undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
