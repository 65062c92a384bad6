import type { WeekStart } from '@shiftloom/backend/contracts/organisation'
import type { Writing } from '@shiftloom/backend/contracts/written_times'
import { createStore, useStore } from 'zustand'

/** How an organisation writes days and times, and where its calendars begin. */
export type Manner = Writing & {
  firstDayOfWeek?: WeekStart | undefined
  /** ISO 3166-1 alpha-2: phone numbers without a dialling code are of this country. */
  country?: string | undefined
}

const parts = ['dateFormat', 'timeFormat', 'firstDayOfWeek', 'country'] as const
const store = createStore<{ current: Manner | null }>(() => ({ current: null }))

/** What the organisation chose for days in figures and times of day; null leaves them to the language. */
export function setWriting(writing: Manner | null): void {
  const { current } = store.getState()
  if (parts.every((part) => writing?.[part] === current?.[part])) return
  store.setState({ current: writing })
}

/** The country of the organisation; null in the back office, and before anybody has signed in. */
export const homeCountry = (): string | null => store.getState().current?.country ?? null

export const useWriting = (): Manner | null => useStore(store, ({ current }) => current)
