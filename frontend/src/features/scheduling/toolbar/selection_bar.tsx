import { Button, CloseButton, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { nothingSelected, selectedShifts } from '../model/selection.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { ActionId } from '../actions/action_table.ts'
import classes from './toolbar.module.css'

/** What is selected, and what can be done with it, above the bottom of the grid. */
export function SelectionBar() {
  const { ui, model, labels, actions, rights } = useScheduler()
  const selection = useStore(ui, (state) => state.selection)
  const busy = useStore(ui, (state) => state.quick !== null || state.menu !== null)
  const shifts = selectedShifts(selection, model.cells)
  const { t, format } = labels
  if (busy || shifts.length === 0 || (shifts.length === 1 && selection.cells.size <= 1)) return null
  const minutes = shifts.reduce((sum, shift) => sum + shift.workMinutes, 0)
  const proposed = shifts.every(({ id }) => model.proposal?.has(id))
  const claimable: ActionId[] = actions.mayRun('openToClaims') ? ['openToClaims'] : []
  const offered: ActionId[] = rights.edit ? ['assign', ...claimable, 'copy', 'lock', 'delete'] : []
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('scheduling.selection.label')}>
      <Text fz="sm" fw={600} className="tabular" mr="xs">
        {t('scheduling.selection.summary', { count: shifts.length, hours: format.shortHours(minutes) })}
      </Text>
      {offered.map((id) => (
        <Button key={id} size="compact-sm" variant="subtle" onClick={() => actions.run(id)}>
          {id === 'delete' && proposed ? t('scheduling.actions.leave_out') : t(`scheduling.selection.${id}`)}
        </Button>
      ))}
      {rights.publish && (
        <Button size="compact-sm" variant="subtle" onClick={actions.publishSelection}>
          {t('scheduling.selection.publish')}
        </Button>
      )}
      <CloseButton
        size="sm"
        c="white"
        aria-label={t('scheduling.selection.clear')}
        onClick={() => ui.setState({ selection: nothingSelected })}
      />
    </div>
  )
}
