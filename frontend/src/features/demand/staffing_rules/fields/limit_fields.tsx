import { SimpleGrid, Stack } from '@mantine/core'
import { longestBuffer, mostPeople } from '@shiftloom/backend/contracts/demand_rules'
import { useTranslation } from 'react-i18next'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { RuleValues } from '../rule_values.ts'
import { OwnHours } from './own_hours.tsx'

type Props = { values: RuleValues; onChange: (part: Partial<RuleValues>) => void }

/** How few and how many people a rule by a metric may ask for, and when. */
export function LimitFields({ values, onChange }: Props) {
  const { t } = useTranslation()
  const { minimum, maximum, hours, bufferBeforeMinutes, bufferAfterMinutes } = values
  const isCrossed = maximum !== null && minimum > maximum
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} style={{ alignItems: 'end' }}>
        <NumberField
          size="sm"
          label={t('staffing_rules.field.minimum')}
          value={minimum}
          min={0}
          max={mostPeople}
          allowDecimal={false}
          error={isCrossed && t('staffing_rules.field.crossed')}
          onChange={(value) => value !== '' && onChange({ minimum: value })}
        />
        <NumberField
          size="sm"
          label={t('staffing_rules.field.maximum')}
          placeholder={t('staffing_rules.field.no_maximum')}
          value={maximum}
          min={0}
          max={mostPeople}
          allowDecimal={false}
          onChange={(value) => onChange({ maximum: value === '' ? null : value })}
        />
        <NumberField
          size="sm"
          label={t('staffing_rules.field.buffer_before')}
          value={bufferBeforeMinutes}
          min={0}
          max={longestBuffer}
          step={15}
          allowDecimal={false}
          onChange={(value) => value !== '' && onChange({ bufferBeforeMinutes: value })}
        />
        <NumberField
          size="sm"
          label={t('staffing_rules.field.buffer_after')}
          value={bufferAfterMinutes}
          min={0}
          max={longestBuffer}
          step={15}
          allowDecimal={false}
          onChange={(value) => value !== '' && onChange({ bufferAfterMinutes: value })}
        />
      </SimpleGrid>
      <OwnHours value={hours} onChange={(next) => onChange({ hours: next })} />
    </Stack>
  )
}
