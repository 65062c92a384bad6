import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import classes from './cards.module.css'
import { element } from './element.ts'
import type { GridContext } from './grid_context.ts'

/** A request without a decision: hatched, as nothing of it is in the schedule yet. */
export function drawWaiting(request: WaitingRequest, { labels, density }: GridContext): HTMLElement {
  const { type, part } = request
  const narrow = density === 'block' || density === 'short'
  const name = narrow ? type.shortcut : density === 'compact' ? `${type.shortcut} ?` : type.name
  const chip = element('div', classes.waiting!, element('span', classes.code!, name))
  if (part && !narrow)
    chip.append(element('span', classes.pause!, labels.format.clockRange(part.start, part.end)))
  chip.dataset.request = request.id
  chip.title = labels.waiting(request)
  return chip
}
