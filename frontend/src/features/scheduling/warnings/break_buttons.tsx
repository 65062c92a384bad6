import { Button } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import { fadedBy } from '../model/filters.ts'
import { breakRemedies, breakRemedyOf, planBreaks, type BreakRemedy } from './break_remedy.ts'
import type { Warning } from '../model/warning.ts'

/** Ends a warning about breaks by adding the one that is missing, here or in every shift shown that has it. */
export function BreakButtons({ warning }: { warning: Warning }) {
  const { model, labels, rights, actions, ui } = useScheduler()
  const { t } = labels
  const { entryById, breakLaw, warnings, order, state } = model
  const own = rights.edit ? breakRemedyOf(warning, entryById, breakLaw) : null
  if (!own) return null
  const shown = { rowIds: order.rowIds, isFaded: fadedBy(state.filters) }
  const all = breakRemedies(warnings.all, shown, entryById, breakLaw)
  const add = (remedies: readonly BreakRemedy[]) => {
    ui.setState({ warning: null })
    void actions.send({ label: 'edit', operations: planBreaks(remedies) })
  }
  const { minutes, paid } = own.add
  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => add([own])}>
        {t('scheduling.warnings.add_break', { minutes, kind: paid ? 'paid' : 'unpaid' })}
      </Button>
      {all.length > 1 && (
        <Button size="compact-sm" variant="default" onClick={() => add(all)}>
          {t('scheduling.warnings.add_break_all', { count: all.length })}
        </Button>
      )}
    </>
  )
}
