import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { ShiftForm } from '../model/shift_form.ts'
import type { QuickEntry } from './ui_state.ts'

/** What was typed and not saved when a session ended: in the field over a cell, or in the side panel. */
export type HeldEdit =
  | { kind: 'quick'; quick: Omit<QuickEntry, 'rect'> }
  | { kind: 'panel'; opened: ScheduleEntry; form: ShiftForm }

const keyOf = (userId: string) => `typed-shift:${userId}`

/** Keeps it in this tab, for that person. */
export function holdEdit(userId: string, edit: HeldEdit): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(edit))
  } catch {
    // A full or closed store is no reason to stay signed in.
  }
}

/** What is kept for the person; it stays so until it is forgotten. */
export function heldEdit(userId: string): HeldEdit | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as HeldEdit | null
  } catch {
    return null
  }
}

/** It is back in its field. */
export function forgetHeldEdit(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {
    // A closed store keeps nothing.
  }
}
