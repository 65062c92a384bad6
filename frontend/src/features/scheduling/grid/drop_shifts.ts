import { tellGone } from '../actions/conflicts.ts'
import { selectEntry, type CellRef } from '../model/selection.ts'
import { answerFor } from '../refusals/answer_for.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import type { DropAdvice } from './drop_advice.ts'

/** Drops what was dragged; refused with the sentence where the labour code blocks it, unless it is overridden. */
export async function dropShifts(scheduler: Scheduler, advice: DropAdvice, over: CellRef): Promise<void> {
  const { ui, actions } = scheduler
  const gone = advice.gone()
  if (gone.length > 0) return tellGone(scheduler, gone)
  const { operations, skippedLocked } = advice.planAt(over)
  const { label } = advice
  const answered = await answerFor(scheduler, advice.refusingAt(over))
  if (!answered) return
  const to = advice.target(over)
  ui.setState({ selection: selectEntry(to, operations[0]?.id ?? advice.grabbedId), focus: to })
  await actions.send({ label, operations, skippedLocked, known: advice.together, ...answered })
}
