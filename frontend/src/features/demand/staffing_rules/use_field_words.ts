import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { RuleValues } from './rule_values.ts'
import { useWorkText } from './use_work_text.ts'

type Field = keyof RuleValues & string

/** What the parts of a rule are called, and what they hold in words: for the history, and for two people's versions. */
export function useFieldWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const workText = useWorkText()
  const describe = (field: Field, values: RuleValues): string => {
    switch (field) {
      case 'work':
        return `${t(`staffing_rules.kind.${values.work.kind}`)}: ${workText(values.work)}`
      case 'maximum':
        return values.maximum === null ? t('staffing_rules.field.no_maximum') : format.number(values.maximum)
      case 'hours':
        return values.hours === null
          ? t('staffing_rules.hours.of_location')
          : t('staffing_rules.hours.count', { count: values.hours.length })
      case 'connections':
        return t('staffing_rules.positions_count', { count: values.connections.length })
      case 'name':
        return values.name
      default:
        return format.number(values[field])
    }
  }
  return { labelOf: (field: Field) => t(`staffing_rules.part.${field}`), describe }
}
