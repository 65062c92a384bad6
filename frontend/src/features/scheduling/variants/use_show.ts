import { unassignedRowId } from '../model/cell_model.ts'
import { selectCell, selectEntry, selectRow } from '../model/selection.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { unfoldFor } from '../state/unfold.ts'
import { rowIdOf } from '../state/use_schedule_model.ts'

type Target = { entryId?: string; employeeId?: string | null; day?: string }

/** Brings a shift, a person or a day into view and lets it flash: the link from a sentence to its cause. */
export function useShow() {
  const { ui, model, actions } = useScheduler()
  return ({ entryId, employeeId, day }: Target) => {
    const entry = entryId ? model.entryById.get(entryId) : undefined
    const rowId = employeeId ?? (entry ? rowIdOf(entry) : unassignedRowId)
    const at = { rowId, day: entry?.day ?? day ?? model.days[0]! }
    if (!model.days.includes(at.day)) return actions.goTo(at.day)
    if (entry) unfoldFor(ui, model, [entry])
    actions.focusCell(at)
    ui.setState({
      selection: entry ? selectEntry(at, entry.id) : day ? selectCell(at) : selectRow(rowId, model.order),
    })
    if (!entry) return
    ui.setState(({ flashing }) => ({ flashing: new Set([...flashing, entry.id]) }))
    setTimeout(
      () =>
        ui.setState(({ flashing }) => ({ flashing: new Set([...flashing].filter((id) => id !== entry.id)) })),
      1_800
    )
  }
}
