import type { ActionTools } from './action_tools.ts'
import { announceEntry } from './announce.ts'
import { selectEntry } from '../model/selection.ts'
import { unfoldFor } from '../state/unfold.ts'
import { nextProblem, problemsOf } from '../model/problem_order.ts'

/** F8: to the next shift with something open, or the previous one, and says what it is. */
export function jumpToProblem(tools: ActionTools, step: 1 | -1): void {
  const { ui, model, grid, labels } = tools
  const { focus, focusEntryId } = ui.getState()
  const { rowIds } = model.order
  const problems = problemsOf(model.warnings, model.entryById, model.order)
  const found = nextProblem(problems, focus && { ...focus, entryId: focusEntryId }, step, rowIds)
  const entry = found && model.entryById.get(found.entryId)
  if (!found || !entry) return ui.setState({ announcement: labels.t('scheduling.warnings.none') })
  const at = { rowId: found.rowId, day: found.day }
  const count = labels.t('scheduling.warnings.position', {
    at: problems.indexOf(found) + 1,
    of: problems.length,
  })
  ui.setState({
    focus: at,
    focusEntryId: entry.id,
    selection: selectEntry(at, entry.id),
    warning: null,
    hover: null,
  })
  unfoldFor(ui, model, [entry])
  grid.current?.focus(at)
  ui.setState({ announcement: `${announceEntry(entry, tools)}, ${count}` })
}
