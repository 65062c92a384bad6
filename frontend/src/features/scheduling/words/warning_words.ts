import type { Labels } from './labels.ts'
import { ruleName } from './rule_sentence.ts'
import { tallyOf, type Tally, type Warning } from '../model/warning.ts'

/** `3 blocks · 12 alerts`; what there is none of is left out. */
export function tallyText({ t }: Labels, { blocks, alerts }: Tally): string {
  return [
    blocks > 0 && t('scheduling.warnings.blocks', { count: blocks }),
    alerts > 0 && t('scheduling.warnings.alerts', { count: alerts }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `1 alert: daily rest`, for ears; accepted breaches are not worth a word in passing. */
export function spokenWarnings(labels: Labels, warnings: readonly Warning[] = []): string {
  const open = warnings.filter(({ accepted }) => !accepted)
  if (open.length === 0) return ''
  const rules = [...new Set(open.map(({ verdict }) => ruleName(labels, verdict.ruleId)))]
  return labels.t('scheduling.warnings.spoken', {
    tally: tallyText(labels, tallyOf(open)),
    rules: labels.format.list(rules),
  })
}
