import { Button, Group, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { rowKey, type CoverageRow } from '../model/coverage_memory.ts'
import { isPlanned } from '../model/entry_kind.ts'
import { rectOf } from '../state/ui_state.ts'
import classes from './coverage.module.css'

type Props = { rows: readonly CoverageRow[]; day: number }

/** Shifts there are already, which only lack a person. */
export function OpenShifts({ rows, day }: Props) {
  const { model, labels, rights } = useScheduler()
  const { t } = labels
  const wanted = new Set(rows.map(({ key }) => key))
  const open = model.range.entries
    .filter(
      (entry) =>
        entry.day === model.days[day] &&
        isPlanned(entry) &&
        entry.employeeId === null &&
        wanted.has(rowKey(entry.locationId, entry.positionId ?? ''))
    )
    .sort((a, b) => a.start.localeCompare(b.start))
  if (open.length === 0) return null
  return (
    <section aria-label={t('coverage.open_shifts')}>
      <Text fw={600} fz="sm">
        {t('coverage.open_shifts')}
      </Text>
      {open.map((entry) => (
        <Group key={entry.id} justify="space-between" wrap="nowrap" className={classes.open}>
          <Text fz="sm" className="tabular">
            {`${labels.times(entry)} · ${labels.position(entry.positionId)}`}
          </Text>
          {rights.edit && <AssignButton entry={entry} />}
        </Group>
      ))}
    </section>
  )
}

function AssignButton({ entry }: { entry: ScheduleEntry }) {
  const { ui, labels } = useScheduler()
  const { t } = labels
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t('coverage.assign_shift', {
        ...{ times: labels.times(entry), position: labels.position(entry.positionId) },
      })}
      onClick={({ currentTarget }) =>
        ui.setState({ picker: { kind: 'assign', entryIds: [entry.id], rect: rectOf(currentTarget) } })
      }
    >
      {t('scheduling.actions.assign')}
    </Button>
  )
}
