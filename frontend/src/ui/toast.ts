import type { ReactNode } from 'react'

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

let shown: ShownToast[] = []
const listeners = new Set<() => void>()

/** A short message at the top of the screen, for 4 seconds unless given otherwise. */
export function toast({
  id = crypto.randomUUID(),
  type = 'info',
  timeoutMs = 4_000,
  ...rest
}: Toast): string {
  change([...shown.filter((other) => other.id !== id), { id, type, timeoutMs, ...rest }].slice(-4))
  return id
}

export function hideToast(id: string): void {
  change(shown.filter((other) => other.id !== id))
}

export const shownToasts = (): ShownToast[] => shown

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ShownToast[]): void {
  shown = next
  for (const listener of [...listeners]) listener()
}
