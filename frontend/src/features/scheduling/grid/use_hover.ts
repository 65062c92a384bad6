import { useMemo, useRef, type MouseEvent, type RefObject } from 'react'
import type { Scheduler } from '../state/scheduler_context.ts'
import { rectOf } from '../state/ui_state.ts'

const delayMs = 350

/** Shows the card of a shift once the pointer has rested on it. */
export function useHover(scheduler: RefObject<Scheduler>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useMemo(() => {
    const hide = () => {
      clearTimeout(timer.current)
      scheduler.current.ui.set({ hover: null })
    }
    return {
      onMouseOver: (event: MouseEvent) => {
        const card = (event.target as Element).closest<HTMLElement>('[data-entry]')
        const { ui } = scheduler.current
        if (card && ui.get().hover?.entryId === card.dataset.entry) return
        hide()
        if (!card || event.buttons > 0) return
        timer.current = setTimeout(() => {
          const { quick, picker, menu } = ui.get()
          if (card.isConnected && !quick && !picker && !menu) ui.set({ hover: { entryId: card.dataset.entry!, rect: rectOf(card) } })
        }, delayMs)
      },
      onMouseLeave: hide,
      onWheel: hide,
    }
  }, [scheduler])
}
