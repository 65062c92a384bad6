/** The list with the item at `from` moved by `step` places; beyond the ends nothing moves. */
export function moved<Item>(items: readonly Item[], from: number, step: number): Item[] {
  const to = from + step
  const next = [...items]
  if (from < 0 || to < 0 || to >= items.length) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
