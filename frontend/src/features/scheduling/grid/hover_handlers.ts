import type { MouseEvent } from 'react'
import type { Scheduler } from '../context/scheduler_context.ts'
import { rectOf } from '../state/ui_state.ts'
import { leaveGlance } from '../warnings/glance.ts'

const delayMs = 350
const glanceMs = 150

/** Shows the card of a shift once the pointer has rested on it, and on its badge what is wrong with it. */
export function hoverHandlers(now: () => Scheduler) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    now().ui.setState({ hover: null })
    leaveGlance(now().ui)
  }
  const isFree = () => {
    const { quick, picker, menu, warning } = now().ui.getState()
    return !quick && !picker && !menu && warning?.held !== 'focus'
  }
  const show = (card: HTMLElement) => {
    if (card.isConnected && isFree())
      now().ui.setState({ hover: { entryId: card.dataset.entry!, rect: rectOf(card) } })
  }
  const explain = (badge: HTMLElement) => {
    const { entry } = badge.closest<HTMLElement>('[data-entry]')?.dataset ?? {}
    if (!badge.isConnected || !entry || !isFree()) return
    now().ui.setState({ hover: null, warning: { entryId: entry, rect: rectOf(badge), held: 'glance' } })
  }
  return {
    onMouseOver: (event: MouseEvent) => {
      const target = event.target as Element
      const badge = target.closest<HTMLElement>('[data-warning]')
      const card = target.closest<HTMLElement>('[data-entry]')
      const { hover, warning } = now().ui.getState()
      if (badge && warning?.entryId === badge.dataset.warning) return
      if (card && !badge && hover?.entryId === card.dataset.entry) return
      hide()
      if (event.buttons !== 0) return
      if (badge) timer = setTimeout(() => explain(badge), glanceMs)
      else if (card) timer = setTimeout(() => show(card), delayMs)
    },
    onMouseLeave: hide,
    onWheel: hide,
  }
}
