import type { MouseEvent } from 'react'
import type { Scheduler } from '../state/scheduler_context.ts'
import { rectOf } from '../state/ui_state.ts'

const delayMs = 350

/** Shows the card of a shift once the pointer has rested on it. */
export function hoverHandlers(now: () => Scheduler) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    now().ui.set({ hover: null })
  }
  const show = (card: HTMLElement) => {
    const { ui } = now()
    const { quick, picker, menu } = ui.get()
    if (card.isConnected && !quick && !picker && !menu)
      ui.set({ hover: { entryId: card.dataset.entry!, rect: rectOf(card) } })
  }
  return {
    onMouseOver: (event: MouseEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-entry]')
      if (card && now().ui.get().hover?.entryId === card.dataset.entry) return
      hide()
      if (card && event.buttons === 0) timer = setTimeout(() => show(card), delayMs)
    },
    onMouseLeave: hide,
    onWheel: hide,
  }
}
