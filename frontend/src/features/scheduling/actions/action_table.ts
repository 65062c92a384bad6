/** Everything a planner can do, in one table: keys, menus and the shortcut sheet are made from it. */
export type ActionId =
  | 'open' | 'editTimes' | 'assign' | 'whoElse' | 'move' | 'copyTo' | 'unassign' | 'openToClaims' | 'lock' | 'absence' | 'request' | 'availability' | 'copy' | 'cut' | 'paste' | 'pasteTimes' | 'fillRight' | 'delete'
  | 'undo' | 'redo' | 'selectAll' | 'publish' | 'generate' | 'coverage' | 'repair' | 'templates' | 'copyPeriod' | 'previous' | 'next' | 'today'
  | 'week' | 'twoWeeks' | 'fourWeeks' | 'month' | 'search'
  | 'explain' | 'nextProblem' | 'previousProblem' | 'shortcuts' | 'menu' | 'escape' // prettier-ignore

export type ActionRow = {
  id: ActionId
  group: 'shift' | 'clipboard' | 'schedule' | 'warnings' | 'view'
  /** `Ctrl` also stands for the Command key. The first is shown. */
  keys: readonly string[]
  /** `warnings`: a shift with something wrong in it; `absence` and `request`: a cell with one; `person`: a cell of one; `openable`: shifts that can be opened to claims. */
  needs: 'nothing' | 'cell' | 'shifts' | 'openable' | 'warnings' | 'absence' | 'request' | 'person'
  right?: 'edit' | 'publish' | 'generate' | 'rules' | 'need' | 'waiting' | 'availability'
  /** Offered by the right-click menu. */
  inMenu?: boolean
}

export const actionTable: readonly ActionRow[] = [
  { id: 'open', group: 'shift', keys: ['Enter'], needs: 'cell', inMenu: true },
  { id: 'editTimes', group: 'shift', keys: ['F2'], needs: 'cell', right: 'edit', inMenu: true },
  { id: 'assign', group: 'shift', keys: ['A'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'whoElse', group: 'shift', keys: ['E'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'move', group: 'shift', keys: ['M'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'copyTo', group: 'shift', keys: ['C'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'unassign', group: 'shift', keys: ['U'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'openToClaims', group: 'shift', keys: ['O'], needs: 'openable', right: 'edit', inMenu: true },
  { id: 'lock', group: 'shift', keys: ['L'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'absence', group: 'shift', keys: ['D'], needs: 'absence', inMenu: true },
  { id: 'request', group: 'shift', keys: ['Q'], needs: 'request', right: 'waiting', inMenu: true },
  { id: 'availability', group: 'shift', keys: ['I'], needs: 'person', right: 'availability', inMenu: true },
  { id: 'copy', group: 'clipboard', keys: ['Ctrl+C'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'cut', group: 'clipboard', keys: ['Ctrl+X'], needs: 'shifts', right: 'edit', inMenu: true },
  { id: 'paste', group: 'clipboard', keys: ['Ctrl+V'], needs: 'cell', right: 'edit', inMenu: true },
  {
    id: 'pasteTimes',
    group: 'clipboard',
    keys: ['Ctrl+Shift+V'],
    needs: 'shifts',
    right: 'edit',
    inMenu: true,
  },
  { id: 'fillRight', group: 'clipboard', keys: ['Ctrl+D'], needs: 'cell', right: 'edit', inMenu: true },
  {
    id: 'delete',
    group: 'clipboard',
    keys: ['Delete', 'Backspace'],
    needs: 'shifts',
    right: 'edit',
    inMenu: true,
  },
  { id: 'undo', group: 'schedule', keys: ['Ctrl+Z'], needs: 'nothing', right: 'edit' },
  { id: 'redo', group: 'schedule', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], needs: 'nothing', right: 'edit' },
  { id: 'selectAll', group: 'schedule', keys: ['Ctrl+A'], needs: 'nothing' },
  { id: 'publish', group: 'schedule', keys: ['P'], needs: 'nothing', right: 'publish' },
  { id: 'generate', group: 'schedule', keys: ['G'], needs: 'nothing', right: 'generate' },
  { id: 'coverage', group: 'schedule', keys: ['V'], needs: 'nothing', right: 'need' },
  { id: 'repair', group: 'schedule', keys: ['R'], needs: 'nothing', right: 'generate', inMenu: true },
  { id: 'templates', group: 'schedule', keys: ['S'], needs: 'nothing', right: 'edit' },
  { id: 'copyPeriod', group: 'schedule', keys: ['K'], needs: 'nothing', right: 'edit' },
  { id: 'explain', group: 'warnings', keys: ['W', ' '], needs: 'warnings', right: 'rules', inMenu: true },
  { id: 'nextProblem', group: 'warnings', keys: ['F8'], needs: 'nothing', right: 'rules', inMenu: true },
  {
    id: 'previousProblem',
    group: 'warnings',
    keys: ['Shift+F8'],
    needs: 'nothing',
    right: 'rules',
    inMenu: true,
  },
  { id: 'previous', group: 'view', keys: ['['], needs: 'nothing' },
  { id: 'next', group: 'view', keys: [']'], needs: 'nothing' },
  { id: 'today', group: 'view', keys: ['T'], needs: 'nothing' },
  { id: 'week', group: 'view', keys: ['1'], needs: 'nothing' },
  { id: 'twoWeeks', group: 'view', keys: ['2'], needs: 'nothing' },
  { id: 'fourWeeks', group: 'view', keys: ['3'], needs: 'nothing' },
  { id: 'month', group: 'view', keys: ['4'], needs: 'nothing' },
  { id: 'search', group: 'view', keys: ['/'], needs: 'nothing' },
  { id: 'shortcuts', group: 'view', keys: ['?'], needs: 'nothing' },
  { id: 'menu', group: 'view', keys: ['Shift+F10', 'ContextMenu'], needs: 'cell' },
  { id: 'escape', group: 'view', keys: ['Escape'], needs: 'nothing' },
]

const byKey = new Map(actionTable.flatMap((row) => row.keys.map((key) => [key, row] as const)))
export const actionRow = (id: ActionId): ActionRow => actionTable.find((row) => row.id === id)!

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** `Ctrl+Shift+V`, `A`, `?`: letters in capitals, Shift only named beside another key that does not change with it. */
export function chordOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
  const letter = /^\p{L}$/u.test(key)
  const named = key.length === 1 ? key.toUpperCase() : key
  const shift = shiftKey && (key.length > 1 || (letter && (ctrlKey || metaKey)))
  return [ctrlKey || metaKey ? 'Ctrl+' : '', altKey ? 'Alt+' : '', shift ? 'Shift+' : '', named].join('')
}

/**
 * The action of a key press. On a focused cell digits begin a time; elsewhere 1 to 4 choose the view.
 */
export function actionOf(pressed: Pressed, onCell: boolean): ActionRow | { type: string } | null {
  const chord = chordOf(pressed)
  if (onCell && /^\d$/.test(chord)) return { type: pressed.key }
  return byKey.get(chord) ?? null
}
