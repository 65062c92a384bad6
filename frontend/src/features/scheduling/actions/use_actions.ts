import type { EntryDraft, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { createElement, useState } from 'react'
import { toast } from '#/ui/toast.ts'
import { copyBlock, pasteBlock, pasteTimes } from '../model/clipboard.ts'
import {
  planAssign,
  planCreate,
  planDelete,
  planFillRight,
  planLock,
  planMove,
  planUpdate,
  type Move,
} from '../model/plan_operations.ts'
import { isAbsence } from '../model/entry_kind.ts'
import { openable } from '../model/openable.ts'
import { selectAll, nothingSelected, type CellRef } from '../model/selection.ts'
import { useLatest } from '../state/use_latest.ts'
import { rowIdOf } from '../state/use_schedule_model.ts'
import type { ActionTools } from './action_tools.ts'
import { actionRow, type ActionId } from './action_table.ts'
import { openOrEdit, openPicker, openQuick, openReplacements, repairStart, undoOrRedo } from './openings.ts'
import { copiedText } from './copied_text.ts'
import { submit, type Submission } from './submit.ts'
import { openToClaims as openThem } from './open_to_claims.ts'
import { jumpToProblem } from './jump.ts'
import { openWarning, warnedShift } from './opening.ts'
import { showEntries } from '../state/show_entries.ts'
import { UndoableText } from '../frame/undoable_text.tsx'
import { focusedAbsence, focusedPerson, focusedRequest, targetCells, targetShifts } from './targets.ts'

/** The verbs of the screen. One object for its life; it always looks at the latest model. */
export function useActions(tools: ActionTools) {
  const now = useLatest(tools)
  const [actions] = useState(() => makeActions(now))
  return actions
}
export type Actions = ReturnType<typeof makeActions>

function makeActions(now: () => ActionTools) {
  // One after the other: the next step is only known when the one before is done.
  let stepping: Promise<unknown> = Promise.resolve()
  const inTurn = (way: 'undo' | 'redo') => {
    stepping = stepping.then(() => undoOrRedo(now(), way, send)).catch(() => undefined)
  }
  const undo = () => inTurn('undo')
  const send = (submission: Submission) => submit({ ...now(), undo }, submission)
  const shifts = () => targetShifts(now().ui.getState(), now().model)

  const paste = () => {
    const { ui, model, labels } = now()
    const { clipboard, focus } = ui.getState()
    if (!clipboard || !focus) return
    const { operations, dropped } = pasteBlock(clipboard, focus, model.order)
    if (dropped > 0)
      toast({ type: 'warning', text: labels.t('scheduling.toasts.paste_dropped', { count: dropped }) })
    void send({ label: 'copy', operations })
  }
  const copy = (): boolean => {
    const { ui, model, labels } = now()
    const clipboard = copyBlock(shifts(), model.order)
    if (!clipboard) return false
    ui.setState({ clipboard })
    toast({ id: 'scheduling-clipboard', text: copiedText(clipboard, labels) })
    return true
  }
  /** A refusal, as of a run that is closed since, has its notice from the request itself. */
  const omit = (ids: string[], leftOut: boolean): Promise<boolean> =>
    now()
      .leaveOut(ids, leftOut)
      .then(
        () => true,
        () => false
      )
  const putBack = (ids: string[]) => void omit(ids, false)
  const leaveOut = (ids: string[]) => {
    const { labels } = now()
    const text = createElement(UndoableText, {
      text: labels.t('scheduling.toasts.left_out', { count: ids.length }),
      undoLabel: labels.t('scheduling.toasts.put_back'),
      undo: () => putBack(ids),
    })
    void omit(ids, true).then((done) => done && toast({ id: 'scheduling-step', text }))
  }
  /** A card of a proposal is no shift of the person yet: it leaves the proposal, and the open shift stays. */
  const remove = (selected: readonly ScheduleEntry[]) => {
    const { proposal } = now().model
    const proposed = selected.filter(({ id }) => proposal?.has(id))
    if (proposed.length > 0) leaveOut(proposed.map(({ id }) => id))
    const entries = selected.filter((entry) => !proposed.includes(entry))
    const free = entries.filter((entry) => !entry.locked)
    void send({ label: 'delete', operations: planDelete(free), skippedLocked: entries.length - free.length })
  }
  const assign = (entries: readonly ScheduleEntry[], employeeId: string | null) =>
    send({ label: 'move', ...planAssign(entries, employeeId, now().model.breakLaw.breaksOf) })

  const openToClaims = (entries: readonly ScheduleEntry[]) => void openThem(now(), entries)

  const absence = () => focusedAbsence(now().ui.getState(), now().model)
  const openEntry = (entryId: string) => {
    const entry = now().model.entryById.get(entryId)
    const kind = entry && isAbsence(entry) ? 'absence' : 'shift'
    now().ui.setState({ panel: { kind, entryId }, quick: null, hover: null })
  }

  const request = () => focusedRequest(now().ui.getState(), now().model)
  const openRequest = (requestId: string) =>
    now().ui.setState({ panel: { kind: 'request', requestId }, quick: null, hover: null })

  const openCoverage = (day: string, minute: number | null = null) =>
    now().ui.setState({ panel: { kind: 'coverage', day, minute }, covered: null, quick: null, hover: null })

  const acts: Record<ActionId, () => void> = {
    open: () => openOrEdit(now()),
    editTimes: () => {
      const { focus, focusEntryId } = now().ui.getState()
      const entry = (focusEntryId && now().model.entryById.get(focusEntryId)) || shifts()[0]
      if (focus) openQuick(now(), focus, '', entry ?? null)
    },
    assign: () => openPicker(now(), 'assign', shifts()),
    whoElse: () => openReplacements(now(), shifts()[0]),
    move: () => openPicker(now(), 'move', shifts()),
    copyTo: () => openPicker(now(), 'copy', shifts()),
    unassign: () => void assign(shifts(), null),
    openToClaims: () => openToClaims(openable(shifts(), now().model)),
    lock: () => void send({ label: 'lock', operations: planLock(shifts()) }),
    absence: () => {
      const entry = absence()
      if (entry) openEntry(entry.id)
    },
    request: () => {
      const waiting = request()
      if (waiting) openRequest(waiting.id)
    },
    availability: () => {
      const chosen = focusedPerson(now().ui.getState())
      if (chosen) now().ui.setState({ panel: { kind: 'availability', ...chosen }, quick: null, hover: null })
    },
    copy: () => void copy(),
    cut: () => {
      const cut = shifts()
      if (copy()) remove(cut)
    },
    paste,
    pasteTimes: () => {
      const { clipboard } = now().ui.getState()
      if (clipboard) void send({ label: 'edit', operations: pasteTimes(clipboard, shifts()) })
    },
    fillRight: () => {
      const { ui, model } = now()
      const entries = [...model.entryById.values()].filter(
        (entry) => entry.type === 0 && entry.state !== 'removed'
      )
      void send({ label: 'copy', operations: planFillRight(targetCells(ui.getState()), entries, rowIdOf) })
    },
    delete: () => remove(shifts()),
    undo,
    redo: () => inTurn('redo'),
    selectAll: () => now().ui.setState({ selection: selectAll(now().model.order) }),
    publish: () => now().publish(),
    generate: () => now().ui.setState({ panel: { kind: 'generate' } }),
    coverage: () => {
      const { ui, model } = now()
      const lacking = model.coverage?.days.findIndex(({ hours }) => hours.missing > 0) ?? -1
      openCoverage(ui.getState().focus?.day ?? model.days[Math.max(0, lacking)]!)
    },
    repair: () => now().ui.setState({ panel: { kind: 'repair', start: repairStart(now()) } }),
    templates: () => now().ui.setState({ panel: { kind: 'templates', view: 'list' } }),
    copyPeriod: () => now().ui.setState({ panel: { kind: 'templates', view: 'copy' } }),
    explain: () => {
      const entryId = warnedShift(now())
      if (entryId) openWarning(now(), entryId)
    },
    nextProblem: () => jumpToProblem(now(), 1),
    previousProblem: () => jumpToProblem(now(), -1),
    previous: () => now().url.step(-1),
    next: () => now().url.step(1),
    today: () => now().url.goToday(),
    week: () => now().url.show('week'),
    twoWeeks: () => now().url.show('2weeks'),
    fourWeeks: () => now().url.show('4weeks'),
    month: () => now().url.show('month'),
    search: () => now().focusSearch(),
    shortcuts: () => now().ui.setState({ showsShortcuts: true }),
    menu: () => {
      const { ui, grid } = now()
      const { focus } = ui.getState()
      const rect = focus && grid.current?.rectOf(focus)
      if (rect) ui.setState({ menu: { rect } })
    },
    escape: () =>
      now().ui.setState(({ selection, focusEntryId, panel }) => {
        const idle = selection === nothingSelected && !focusEntryId
        return { selection: nothingSelected, focusEntryId: null, hover: null, panel: idle ? null : panel }
      }),
  }

  const mayRun = (id: ActionId): boolean => {
    const { right, needs } = actionRow(id)
    const { rights, ui } = now()
    if (right && !rights[right]) return false
    if (id === 'coverage') return now().model.coverage !== null
    if (needs === 'warnings') return warnedShift(now()) !== null
    if (needs === 'openable') return openable(shifts(), now().model).length > 0
    if (needs === 'absence') return absence() !== undefined
    if (needs === 'person') return focusedPerson(ui.getState()) !== null
    if (needs === 'request') return request() !== undefined
    if (needs === 'cell') return ui.getState().focus !== null || ui.getState().selection.cells.size > 0
    return needs === 'nothing' || shifts().length > 0
  }

  return {
    mayRun,
    run: (id: ActionId): boolean => {
      if (!mayRun(id)) return false
      acts[id]()
      return true
    },
    shifts,
    send,
    assign,
    openQuick: (at: CellRef, text = '', entry: ScheduleEntry | null = null) =>
      openQuick(now(), at, text, entry),
    openEntry,
    openRequest,
    openToClaims,
    openCoverage,
    leaveOut,
    putBack,
    /** Lets shifts flash, the first of them in view. */
    show: (entryIds: readonly string[]) => showEntries(now(), entryIds),
    whoElse: (entry: ScheduleEntry) => openReplacements(now(), entry),
    fillOpen: () =>
      now().ui.setState({ panel: { kind: 'repair', start: { ...repairStart(now()), onlyOpen: true } } }),
    openWarning: (entryId: string) => openWarning(now(), entryId),
    create: (entry: EntryDraft) => send({ label: 'create', operations: [planCreate(entry)], quiet: true }),
    change: (entry: ScheduleEntry, changes: Partial<EntryDraft>) =>
      send({ label: 'edit', operations: [planUpdate(entry, changes)], quiet: true, known: [entry] }),
    move: (move: Omit<Move, 'rows' | 'breaksOf'>) => {
      const { order, breakLaw } = now().model
      const rows = order.rowIds.map((id) => (id === 'unassigned' ? null : id))
      const { breaksOf } = breakLaw
      return send({ label: move.copy ? 'copy' : 'move', ...planMove({ ...move, rows, breaksOf }) })
    },
    focusCell: (at: CellRef) => now().grid.current?.focus(at),
    /** Shows the period a day lies in. */
    goTo: (day: string) => now().url.goTo(day),
    publishSelection: () => now().publish(shifts().map(({ id }) => id)),
  }
}
