import { Button, Collapse, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { SidePanel } from '../frame/side_panel.tsx'
import { ruleName } from '../words/rule_sentence.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import {
  firstOf,
  groupWarnings,
  ofSeverity,
  severityFilters,
  warningGroupings,
  type SeverityFilter,
  type WarningGrouping,
} from './grouping.ts'
import { tallyText } from '../words/warning_words.ts'
import type { Warning } from '../model/warning.ts'
import { WarningItem } from './warning_item.tsx'
import { Sentinel } from './sentinel.tsx'
import classes from './warnings.module.css'

const step = 60

/** Everything the labour code says about the period, with the grid beside it. */
export function WarningsPanel() {
  const { ui, model, labels } = useScheduler()
  const { t } = labels
  const [grouping, setGrouping] = useState<WarningGrouping>('rule')
  const [severity, setSeverity] = useState<SeverityFilter>('all')
  const all = ofSeverity(model.warnings.all, severity)
  const open = all.filter(({ accepted }) => !accepted)
  const accepted = all.filter((warning) => warning.accepted)
  return (
    <SidePanel
      title={t('scheduling.warnings.title')}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
      width={392}
    >
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('scheduling.warnings.group_by')}
          value={grouping}
          onChange={(value) => setGrouping(value as WarningGrouping)}
          data={warningGroupings.map((value) => ({ value, label: t(`scheduling.warnings.by_${value}`) }))}
        />
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('scheduling.warnings.severity')}
          value={severity}
          onChange={(value) => setSeverity(value as SeverityFilter)}
          data={severityFilters.map((value) => ({ value, label: t(`scheduling.warnings.only_${value}`) }))}
        />
        {open.length === 0 ? (
          <Text c="dimmed">{t('scheduling.warnings.none')}</Text>
        ) : (
          <Groups key={`${grouping} ${severity}`} warnings={open} grouping={grouping} />
        )}
        {accepted.length > 0 && <Accepted warnings={accepted} grouping={grouping} />}
      </Stack>
    </SidePanel>
  )
}

type ListProps = { warnings: readonly Warning[]; grouping: WarningGrouping }

/** Grows as it is scrolled, so that hundreds cost no more than a screenful. */
function Groups({ warnings, grouping }: ListProps) {
  const { model, labels } = useScheduler()
  const { format } = labels
  const [shown, setShown] = useState(step)
  const rows = new Map(model.order.rowIds.map((id, index) => [id, index]))
  const groups = groupWarnings(warnings, grouping, {
    rowOf: (id) => rows.get(id) ?? rows.size,
    startOf: ({ day, causeId }) => day + (model.entryById.get(causeId ?? '')?.start ?? ''),
  })
  const nameOf = (key: string) =>
    grouping === 'rule'
      ? format.sentence(ruleName(labels, key))
      : grouping === 'person'
        ? labels.person(model.personById.get(key))
        : format.sentence(format.day(key, 'full'))
  return (
    <Stack gap="xs">
      {firstOf(groups, shown).map(({ key, warnings: own, count }) => (
        <section key={key} className={classes.group} aria-label={nameOf(key)}>
          <div className={classes.head}>
            <Text component="h3" fw={650} truncate>
              {nameOf(key)}
            </Text>
            <Text fz="xs" c="dimmed" className="tabular" style={{ flex: 'none' }}>
              {tallyText(labels, count)}
            </Text>
          </div>
          {own.map((warning) => (
            <WarningItem key={warning.key} warning={warning} grouping={grouping} />
          ))}
        </section>
      ))}
      {warnings.length > shown && <Sentinel key={shown} onSeen={() => setShown(shown + step)} />}
    </Stack>
  )
}

function Accepted({ warnings, grouping }: ListProps) {
  const { t } = useScheduler().labels
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Group>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-expanded={open}
          leftSection={open ? <IconChevronDown size={15} /> : <IconChevronRight size={15} />}
          onClick={() => setOpen(!open)}
        >
          {t('scheduling.warnings.accepted_list', { count: warnings.length })}
        </Button>
      </Group>
      <Collapse expanded={open}>{open && <Groups warnings={warnings} grouping={grouping} />}</Collapse>
    </div>
  )
}
