import type { ReactNode } from 'react'
import { createStore, useStore } from 'zustand'

export type ToastType = 'info' | 'success' | 'warning' | 'error'
export type Toast = {
  /** Two toasts of one id never stand together: the later replaces the earlier. */
  id?: string
  title?: ReactNode
  text?: ReactNode
  icon?: ReactNode
  type?: ToastType
  timeoutMs?: number | false
}
export type ShownToast = Toast & { id: string; type: ToastType; timeoutMs: number | false }

/** Only the latest of these many stay. */
const capacity = 4

const store = createStore<{ shown: ShownToast[] }>(() => ({ shown: [] }))
const without = (id: string): ShownToast[] => shownToasts().filter((other) => other.id !== id)

/** A short message at the top of the screen, for 4 seconds unless given otherwise. */
export function toast({
  id = crypto.randomUUID(),
  type = 'info',
  timeoutMs = 4_000,
  ...rest
}: Toast): string {
  store.setState({ shown: [...without(id), { id, type, timeoutMs, ...rest }].slice(-capacity) })
  return id
}

export function hideToast(id: string): void {
  store.setState({ shown: without(id) })
}

/** From the oldest to the newest. */
export const shownToasts = (): ShownToast[] => store.getState().shown
export const useShownToasts = (): ShownToast[] => useStore(store, ({ shown }) => shown)
