import { Group, MultiSelect, Stack } from '@mantine/core'
import type { RuleConnection, RulePosition } from '@shiftloom/backend/contracts/demand_rules'
import { useTranslation } from 'react-i18next'
import { Percent } from './work_fields.tsx'

type Props = {
  positions: readonly RulePosition[]
  value: RuleConnection[]
  error?: string | null
  onChange: (connections: RuleConnection[]) => void
}

/** The positions that do a rule's work, and which part of it each does. */
export function ConnectionFields({ positions, value, error, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = (id: string) => positions.find(({ positionId }) => positionId === id)?.name ?? ''
  return (
    <Stack gap="xs">
      <MultiSelect
        size="sm"
        label={t('staffing_rules.field.positions')}
        error={error}
        data={positions.map(({ positionId, name }) => ({ value: positionId, label: name }))}
        value={value.map(({ positionId }) => positionId)}
        onChange={(ids) =>
          onChange(
            ids.map(
              (positionId) => value.find((one) => one.positionId === positionId) ?? { positionId, share: 1 }
            )
          )
        }
      />
      {value.length > 0 && (
        <Group gap="sm" grow>
          {value.map(({ positionId, share }) => (
            <Percent
              key={positionId}
              label={t('staffing_rules.field.share', { position: nameOf(positionId) })}
              value={share}
              min={0.01}
              onChange={(next) =>
                onChange(
                  value.map((one) => (one.positionId === positionId ? { positionId, share: next } : one))
                )
              }
            />
          ))}
        </Group>
      )}
    </Stack>
  )
}
