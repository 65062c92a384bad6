/** A value as it is typed and as its editor saw it before. */
export type Edit = { value: number | null; seen: number | null }
type Step = { place: number; before: Edit | undefined; after: Edit | undefined }[]

/** What is typed and not saved, by place among the values shown, with what undo and redo go back to. */
export type Edits = {
  readonly byPlace: ReadonlyMap<number, Edit>
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}
export type Values = readonly (number | null)[]

export const noEdits: Edits = { byPlace: new Map(), done: [], undone: [] }

/** Steps that can be undone. */
const mostSteps = 200

export const shownAt = (edits: Edits, values: Values, place: number): number | null => {
  const edit = edits.byPlace.get(place)
  return edit ? edit.value : (values[place] ?? null)
}

/** Some values typed at once: one step of undo. */
export function typed(
  edits: Edits,
  values: Values,
  cells: readonly (readonly [number, number | null])[]
): Edits {
  const step: Step = []
  for (const [place, value] of cells) {
    const before = edits.byPlace.get(place)
    if (shownAt(edits, values, place) === value) continue
    const seen = before ? before.seen : (values[place] ?? null)
    step.push({ place, before, after: value === seen ? undefined : { value, seen } })
  }
  if (step.length === 0) return edits
  return { byPlace: applied(edits, step, 'after'), done: [...edits.done, step].slice(-mostSteps), undone: [] }
}

export function undo(edits: Edits): Edits {
  const step = edits.done.at(-1)
  if (!step) return edits
  return {
    byPlace: applied(edits, step, 'before'),
    ...{ done: edits.done.slice(0, -1), undone: [...edits.undone, step] },
  }
}

export function redo(edits: Edits): Edits {
  const step = edits.undone.at(-1)
  if (!step) return edits
  return {
    byPlace: applied(edits, step, 'after'),
    ...{ done: [...edits.done, step], undone: edits.undone.slice(0, -1) },
  }
}

function applied({ byPlace }: Edits, step: Step, side: 'before' | 'after'): Map<number, Edit> {
  const next = new Map(byPlace)
  for (const one of step) {
    const edit = one[side]
    if (edit) next.set(one.place, edit)
    else next.delete(one.place)
  }
  return next
}

/** Places where another person saved something else than was seen, and than is typed. */
export const conflictsOf = ({ byPlace }: Edits, values: Values): number[] =>
  [...byPlace]
    .filter(([place, { value, seen }]) => values[place] !== seen && values[place] !== value)
    .map(([place]) => place)
    .sort((a, b) => a - b)

/**
 * Settles conflicts: what is typed stays over the other value, which was seen now, or gives way to it. Earlier steps knew
 * other values, so there is nothing left to undo.
 */
export function settled(
  edits: Edits,
  values: Values,
  places: readonly number[],
  keep: 'mine' | 'theirs'
): Edits {
  const byPlace = new Map(edits.byPlace)
  for (const place of places) {
    const edit = byPlace.get(place)
    if (edit && keep === 'mine') byPlace.set(place, { ...edit, seen: values[place] ?? null })
    else byPlace.delete(place)
  }
  return { byPlace, done: [], undone: [] }
}
