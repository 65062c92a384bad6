import type { Writing } from '@shiftloom/backend/contracts/written_times'
import { useSyncExternalStore } from 'react'

let current: Writing | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the organisation chose for days in figures and times of day; null leaves them to the language. */
export function setWriting(writing: Writing | null): void {
  if (writing?.dateFormat === current?.dateFormat && writing?.timeFormat === current?.timeFormat) return
  current = writing
  for (const listener of [...listeners]) listener()
}

export const useWriting = (): Writing | null => useSyncExternalStore(subscribe, () => current)
