import { Fieldset, Group, Paper, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import {
  metricWorkKinds,
  taskWorkKinds,
  ruleNameLength,
  type DemandRule,
  type RulePosition,
  type RulesOfLocation,
  type RuleWorkKind,
} from '@shiftloom/backend/contracts/demand_rules'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '#/ui/fields.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { RuleChart } from './chart/rule_chart.tsx'
import { ConnectionFields } from './fields/connection_fields.tsx'
import { LimitFields } from './fields/limit_fields.tsx'
import { WorkFields } from './fields/work_fields.tsx'
import { PositionSettings } from './position_settings.tsx'
import { changeRule, refreshRules } from './queries.ts'
import { freshWork, goesByMetric, holdingOn, openedVersion, savingOf, valuesOf } from './rule_values.ts'
import { RuleSaveBar } from './rule_save_bar.tsx'
import { SandboxView } from './sandbox/sandbox_view.tsx'
import { useRuleSandbox } from './sandbox/use_rule_sandbox.ts'
import classes from './rules_board.module.css'

type Props = {
  data: RulesOfLocation
  rule: DemandRule
  position: RulePosition | null
  mayEdit: boolean
  onPosition: (positionId: string) => void
  onDirty: (isDirty: boolean) => void
}

/** One rule: its chart with points to drag, the same as numbers, and what it does to a week and did to the last eight. */
export function Workbench({ data, rule, position, mayEdit, onPosition, onDirty }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { today } = data.location
  /** The day that the next saving holds from; null: as a draft. */
  const validFrom = useRef<Day | null>(null)
  const server = useServerForm({
    row: rule,
    valuesOf: (row: DemandRule) => valuesOf(openedVersion(row, today)),
    save: async (values, version) => {
      const saved = await changeRule(rule.id, { ...savingOf(values, validFrom.current), version })
      void refreshRules(cache)
      return saved
    },
  })
  const { form, dirty } = server
  const { values } = form
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  const put = (part: Partial<typeof values>) => form.setValues({ ...values, ...part })
  const metric = data.metrics.find(({ id }) => id === rule.metricId) ?? null
  const sandbox = useRuleSandbox({ data, rule, position, values })
  const holding = holdingOn(rule, sandbox.lastDay)
  const kinds: readonly RuleWorkKind[] = metric ? metricWorkKinds : taskWorkKinds
  const share = values.connections.find((one) => one.positionId === position?.positionId)?.share ?? 1
  return (
    <Stack gap="lg" component="section" aria-label={values.name}>
      <Group justify="space-between" align="flex-end">
        <TextField
          size="sm"
          label={t('staffing_rules.field.name')}
          maxLength={ruleNameLength}
          style={{ flex: 1, maxWidth: 420 }}
          disabled={!mayEdit}
          {...form.getInputProps('name')}
        />
        <Select
          size="sm"
          label={t('staffing_rules.field.kind')}
          description={metric && t('staffing_rules.by_metric', { metric: metric.name })}
          allowDeselect={false}
          w={280}
          data={kinds.map((kind) => ({ value: kind, label: t(`staffing_rules.kind.${kind}`) }))}
          value={values.work.kind}
          onChange={(kind) => kind && put({ work: freshWork(kind as RuleWorkKind) })}
        />
      </Group>
      <div className={classes.workbench}>
        <Stack gap="lg">
          {goesByMetric(values.work) && metric ? (
            <RuleChart
              before={holding && valuesOf(holding)}
              values={values}
              share={share}
              metricName={metric.name}
              busiest={sandbox.busiest}
              isReadOnly={!mayEdit}
              onChange={form.setValues}
            />
          ) : (
            <Text c="dimmed">{t('staffing_rules.no_metric')}</Text>
          )}
          <RuleSaveBar
            {...{ server, rule, today, mayEdit }}
            setValidFrom={(day) => (validFrom.current = day)}
          />
          {position && (
            <Stack gap="lg" component="section" aria-label={t('staffing_rules.sandbox.title')}>
              <Group justify="space-between" align="flex-end">
                <Connected
                  {...{ data, position, onPosition }}
                  ids={values.connections.map((one) => one.positionId)}
                />
                <PositionSettings locationId={data.location.id} position={position} mayEdit={mayEdit} />
              </Group>
              <SandboxView
                {...{ position, metric, today }}
                sandbox={sandbox.sandbox}
                others={sandbox.others}
                currency={data.currency}
                weekFrom={sandbox.weekFrom}
                onWeek={sandbox.setWeekFrom}
              />
            </Stack>
          )}
        </Stack>
        <Paper withBorder p="md" radius="lg">
          <Fieldset variant="unstyled" disabled={!mayEdit}>
            <Stack gap="md" key={server.discards}>
              <WorkFields work={values.work} onChange={(work) => put({ work })} />
              {goesByMetric(values.work) && <LimitFields values={values} onChange={put} />}
              <ConnectionFields
                positions={data.positions}
                value={values.connections}
                error={values.connections.length === 0 ? t('staffing_rules.field.positions_needed') : null}
                onChange={(connections) => put({ connections })}
              />
            </Stack>
          </Fieldset>
        </Paper>
      </div>
    </Stack>
  )
}

type ConnectedProps = Pick<Props, 'data' | 'onPosition'> & { position: RulePosition; ids: string[] }

/** Which of the rule's positions is looked at. */
function Connected({ data, position, onPosition, ids }: ConnectedProps) {
  const { t } = useTranslation()
  const shown = data.positions.filter(({ positionId }) => ids.includes(positionId))
  if (shown.length < 2)
    return <Text fw={650}>{t('staffing_rules.sandbox.for', { position: position.name })}</Text>
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('staffing_rules.sandbox.position')}
      data={shown.map(({ positionId, name }) => ({ value: positionId, label: name }))}
      value={position.positionId}
      onChange={onPosition}
    />
  )
}
