import { ActionIcon, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { SelectField } from '#/ui/select_field.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { SidePanel } from '../frame/side_panel.tsx'
import { hoursSentence } from '../grid/coverage/coverage_words.ts'
import type { Coverage } from '../state/use_coverage.ts'
import { DayTable } from './day_table.tsx'
import { WaitingList } from '../waiting/waiting_list.tsx'
import { GapList } from './gap_list.tsx'

const everything = 'all'

type Props = { day: string; minute: number | null }

/** The need of a day: what is missing and who could fill it, or all of its numbers. */
export function CoveragePanel({ day, minute }: Props) {
  const { ui, model, labels } = useScheduler()
  const { coverage, days } = model
  const { t } = labels
  const [view, setView] = useState('gaps')
  const at = days.indexOf(day)
  const shown = coverage?.days[at]
  return (
    <SidePanel
      title={t('coverage.title')}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
      width={392}
    >
      {!coverage || !shown ? (
        <Text c="dimmed">{t('coverage.nothing')}</Text>
      ) : (
        <Stack gap="sm">
          <DaySteps day={day} />
          <Text fz="sm" aria-live="polite">
            {hoursSentence(labels, shown.hours)}
          </Text>
          <WaitingList day={day} />
          <PositionChoice coverage={coverage} />
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('coverage.view')}
            value={view}
            onChange={setView}
            data={['gaps', 'table'].map((value) => ({ value, label: t(`coverage.views.${value}`) }))}
          />
          {view === 'gaps' ? (
            <GapList key={`${day} ${minute}`} coverage={coverage} day={at} minute={minute} />
          ) : (
            <DayTable day={shown} halves={coverage.halfHours} label={labels.format.day(day, 'full')} />
          )}
        </Stack>
      )}
    </SidePanel>
  )
}

function DaySteps({ day }: { day: string }) {
  const { actions, model, labels } = useScheduler()
  const { t, format } = labels
  const at = model.days.indexOf(day)
  const step = (by: -1 | 1) => {
    const next = model.days[at + by]
    return {
      disabled: next === undefined,
      onClick: () => next && actions.openCoverage(next),
      variant: 'default',
      size: 'md',
    } as const
  }
  return (
    <Group justify="space-between" wrap="nowrap">
      <ActionIcon aria-label={t('coverage.day_before')} {...step(-1)}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Text component="h3" fw={600}>
        {format.sentence(format.day(day, 'full'))}
      </Text>
      <ActionIcon aria-label={t('coverage.day_after')} {...step(1)}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </Group>
  )
}

/** Whose need is shown below the schedule and here, and in which steps. */
function PositionChoice({ coverage: { all, halfHours } }: { coverage: Coverage }) {
  const { ui, labels } = useScheduler()
  const { t, format } = labels
  const chosen = useStore(ui, (state) => state.coveredPositionId)
  const positions = [...new Set(all.map(({ need }) => need.positionId))]
    .map((id) => ({ value: id, label: labels.position(id) }))
    .sort((a, b) => format.compare(a.label, b.label))
  return (
    <Group gap="xs" wrap="nowrap">
      <SelectField
        aria-label={t('coverage.position')}
        style={{ flex: 1 }}
        size="xs"
        searchable={positions.length > 8}
        data={[{ value: everything, label: t('scheduling.coverage.all') }, ...positions]}
        value={positions.some(({ value }) => value === chosen) ? chosen : everything}
        onChange={(value) => ui.setState({ coveredPositionId: value === everything ? null : value })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('coverage.steps')}
        value={halfHours ? '30' : '15'}
        onChange={(value) => ui.setState({ halfHours: value === '30' })}
        data={['15', '30'].map((value) => ({
          value,
          label: t('coverage.minutes', { minutes: Number(value) }),
        }))}
      />
    </Group>
  )
}
