import { MultiSelect } from '@mantine/core'
import {
  ruleNameLength,
  ruleWorkKinds,
  type DemandRule,
  type RulesOfLocation,
  type RuleWorkKind,
} from '@shiftloom/backend/contracts/demand_rules'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { createRule, refreshRules } from './queries.ts'
import { freshBody, goesByMetric, freshWork } from './rule_values.ts'

type Values = { name: string; kind: RuleWorkKind; metricId: string | null; positionIds: string[] }
type Props = { data: RulesOfLocation; onMade: (rule: DemandRule) => void; onClose: () => void }

/** A new rule begins as a draft: it plans no one until it holds from a day on. */
export function NewRuleModal({ data, onMade, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const needed = (value: unknown) => (value ? null : t('core.required'))
  const wantsMetric = (kind: RuleWorkKind) => goesByMetric(freshWork(kind))
  const created = useCreateForm<Values, DemandRule>({
    initial: {
      name: '',
      kind: data.metrics.length > 0 ? 'linear' : 'fixed',
      metricId: data.metrics[0]?.id ?? null,
      positionIds: [],
    },
    validate: {
      name: (name: string) => needed(name.trim()),
      metricId: (id: string | null, { kind }: Values) => (wantsMetric(kind) ? needed(id) : null),
      positionIds: (ids: string[]) => needed(ids.length > 0),
    },
    create: async ({ name, kind, metricId, positionIds }, key) => {
      const connections = positionIds.map((positionId) => ({ positionId, share: 1 }))
      const rule = {
        ...{ name: name.trim(), connections, validFrom: null, body: freshBody(kind) },
        metricId: wantsMetric(kind) ? metricId : null,
      }
      const made = await createRule(data.location.id, rule, key)
      await refreshRules(cache)
      return made
    },
    onMade,
    onClose,
  })
  const { form } = created
  return (
    <FormModal title={t('staffing_rules.new.title')} action={t('staffing_rules.new.create')} form={created}>
      <TextField
        label={t('staffing_rules.field.name')}
        maxLength={ruleNameLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SelectField
        label={t('staffing_rules.field.kind')}
        description={t(`staffing_rules.kind_text.${form.values.kind}`)}
        data={ruleWorkKinds.map((kind) => ({ value: kind, label: t(`staffing_rules.kind.${kind}`) }))}
        {...form.getInputProps('kind')}
      />
      {wantsMetric(form.values.kind) && (
        <SelectField
          label={t('staffing_rules.field.metric')}
          placeholder={data.metrics.length === 0 ? t('staffing_rules.new.no_metrics') : undefined}
          data={data.metrics.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('metricId')}
        />
      )}
      <MultiSelect
        size="md"
        label={t('staffing_rules.field.positions')}
        data={data.positions.map(({ positionId, name }) => ({ value: positionId, label: name }))}
        {...form.getInputProps('positionIds')}
      />
    </FormModal>
  )
}
