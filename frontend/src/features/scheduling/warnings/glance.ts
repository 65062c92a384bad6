import type { UiStore } from '../state/ui_state.ts'

/** Time to get from the badge into the card, or back. */
const graceMs = 220

/** The pointer has left the badge, or the card: a card opened by hovering goes, unless the pointer is in it by then. */
export function leaveGlance(ui: UiStore): void {
  const { warning } = ui.getState()
  if (warning?.held !== 'glance') return
  setTimeout(() => {
    if (ui.getState().warning === warning) ui.setState({ warning: null })
  }, graceMs)
}
