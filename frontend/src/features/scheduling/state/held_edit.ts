import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { ShiftForm } from '../model/shift_form.ts'
import type { QuickEntry } from './ui_state.ts'

/** What was typed and not saved when a session ended: in the field over a cell, or in the side panel. */
export type HeldEdit =
  | { kind: 'quick'; quick: Omit<QuickEntry, 'rect'> }
  | { kind: 'panel'; opened: ScheduleEntry; form: ShiftForm }

const keyOf = (userId: string) => `typed-shift:${userId}`

/** Keeps it in this tab, for that person, beside what is kept already. */
export function holdEdit(userId: string, edit: HeldEdit): void {
  store(userId, [...heldEdits(userId), edit])
}

/** What is kept for the person, in its order; each stays so until it is forgotten. */
export function heldEdits(userId: string): readonly HeldEdit[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as HeldEdit[]) : []
  } catch {
    return []
  }
}

/** They are back in their fields. */
export function forgetHeldEdits(userId: string, kind: HeldEdit['kind']): void {
  store(
    userId,
    heldEdits(userId).filter((edit) => edit.kind !== kind)
  )
}

function store(userId: string, edits: readonly HeldEdit[]): void {
  try {
    if (edits.length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(edits))
    else sessionStorage.removeItem(keyOf(userId))
  } catch {
    // A full or closed store is no reason to stay signed in.
  }
}
