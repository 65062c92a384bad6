import { useLayoutEffect } from 'react'
import { useLatest } from '../state/use_latest.ts'
import { actionOf, type ActionRow } from './action_table.ts'
import type { Actions } from './use_actions.ts'

/** Keys that mean something only inside the grid. */
const gridOnly: readonly ActionRow['id'][] = ['escape', 'selectAll']

/** Whether a key is meant for a field, a list or a dialog instead of the screen. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'
  ) !== null

/** F8 writes nothing, so it goes from problem to problem out of a field beside the grid as well. */
const goesOn = ({ key, target }: KeyboardEvent): boolean =>
  key === 'F8' && target instanceof Element && target.closest('aside') !== null

/** The action of a key pressed anywhere on the screen but in the grid, which handles its own. */
export function screenAction(event: KeyboardEvent): ActionRow['id'] | null {
  if (event.defaultPrevented || (isTaken(event.target) && !goesOn(event))) return null
  const found = actionOf(event, false)
  if (!found || 'type' in found || found.needs !== 'nothing' || gridOnly.includes(found.id)) return null
  return found.id
}

/** Publish, generate, periods, views, search and undo work from the first moment, before any cell has the focus. */
export function useScreenKeys(actions: Actions): void {
  const now = useLatest(actions)
  // With the first picture: a passive effect comes after it, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const id = screenAction(event)
      if (id && now().run(id)) event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [now])
}
