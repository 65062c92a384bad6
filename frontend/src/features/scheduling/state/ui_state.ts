import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { createStore } from 'zustand'
import type { Seen } from '../model/clash.ts'
import type { ShiftForm } from '../model/shift_form.ts'
import type { Clipboard } from '../model/clipboard.ts'
import { nothingSelected, type CellRef, type Selection } from '../model/selection.ts'
import type { AskedReason } from './asked_reason.ts'

export type Rect = { left: number; top: number; right: number; bottom: number }
/** The popover with the time field; with `entry` it changes that shift's times instead of adding one. */
export type QuickEntry = {
  at: CellRef
  rect: Rect
  text: string
  /** As it was when the field opened. */
  entry: ScheduleEntry | null
  failed: string | null
  /** What a failed attempt to save learnt of the shift. */
  seen?: Seen
  /** The position that was chosen, given back with the text. */
  positionId?: string | null
  /** What the planner had put as breaks, given back with the text. */
  breaks?: ShiftForm['breaks'] | null
}
export type Picker = { kind: 'assign' | 'move' | 'copy'; entryIds: string[]; rect: Rect }
type Panel =
  | { kind: 'shift'; entryId: string; held?: HeldForm }
  | { kind: 'absence'; entryId: string }
  | { kind: 'request'; requestId: string }
  | { kind: 'availability'; employeeId: string; days: string[] }
  | { kind: 'generate' }
  | { kind: 'warnings' }
  | { kind: 'coverage'; day: string; minute: number | null }
  | { kind: 'repair'; start: RepairStart }
  | { kind: 'templates'; view: TemplatesView }
/** What was typed into the panel before the session ended, and the shift it was typed for. */
export type HeldForm = { opened: ScheduleEntry; form: ShiftForm }
export type TemplatesView = 'list' | 'save' | 'fixed' | 'copy'
/** What the repair begins with: a person on some days, or only the open shifts. `until` is exclusive. */
export type RepairStart = { employeeId: string | null; from: string; until: string; onlyOpen?: boolean }
/** The card about what is wrong with a shift: a glance beside the badge, kept while the pointer is in it, or asked for. */
export type OpenWarning = { entryId: string; rect: Rect; held: 'glance' | 'pointer' | 'focus' }

export type UiState = {
  focus: CellRef | null
  /** The shift inside the focused cell that Tab stands on. */
  focusEntryId: string | null
  selection: Selection
  clipboard: Clipboard | null
  quick: QuickEntry | null
  /** Typed and not saved while the planner was typing something else already. */
  returned: readonly QuickEntry[]
  picker: Picker | null
  /** The list of who else could have a shift. */
  replacing: { entryId: string; rect: Rect } | null
  panel: Panel | null
  menu: { rect: Rect } | null
  hover: { entryId: string; rect: Rect } | null
  warning: OpenWarning | null
  /** The slot of a day's need that the pointer is on. */
  covered: { day: string; slot: number; rect: Rect } | null
  /** The position whose need is shown; null: all. */
  coveredPositionId: string | null
  /** The need by half hours; else by quarters. */
  halfHours: boolean
  reason: AskedReason | null
  /** Entries whose command is on its way. */
  saving: ReadonlySet<string>
  /** Entries another user has just changed. */
  flashing: ReadonlySet<string>
  showsShortcuts: boolean
  /** The list of publications that can be taken back is open. */
  undoesPublication: boolean
  showsAllUnassigned: boolean
  collapsedGroups: ReadonlySet<string>
  /** What the live region says. */
  announcement: string
}

/** What is open, selected and said on the screen. Painters of the grid read it without a render, components read slices of it. */
export const createUiStore = () =>
  createStore<UiState>(() => ({
    focus: null,
    focusEntryId: null,
    selection: nothingSelected,
    clipboard: null,
    quick: null,
    returned: [],
    picker: null,
    replacing: null,
    panel: null,
    menu: null,
    hover: null,
    warning: null,
    covered: null,
    coveredPositionId: null,
    halfHours: true,
    reason: null,
    saving: new Set(),
    flashing: new Set(),
    showsShortcuts: false,
    undoesPublication: false,
    showsAllUnassigned: false,
    collapsedGroups: new Set(),
    announcement: '',
  }))
export type UiStore = ReturnType<typeof createUiStore>

export const rectOf = (element: Element): Rect => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}
