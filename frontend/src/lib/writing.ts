import type { WeekStart } from '@shiftloom/backend/contracts/organisation'
import type { Writing } from '@shiftloom/backend/contracts/written_times'
import { useSyncExternalStore } from 'react'

/** How an organisation writes days and times, and where its calendars begin. */
export type Manner = Writing & { firstDayOfWeek?: WeekStart | undefined }

const parts = ['dateFormat', 'timeFormat', 'firstDayOfWeek'] as const
let current: Manner | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the organisation chose for days in figures and times of day; null leaves them to the language. */
export function setWriting(writing: Manner | null): void {
  if (parts.every((part) => writing?.[part] === current?.[part])) return
  current = writing
  for (const listener of [...listeners]) listener()
}

export const useWriting = (): Manner | null => useSyncExternalStore(subscribe, () => current)
