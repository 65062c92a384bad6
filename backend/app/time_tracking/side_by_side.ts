/** A list in parts of a size; the last one may be smaller. */
export const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size)
  )

/**
 * Works on parts in their order, so many at a time. After a failure no other part is begun, and it is thrown once nothing is
 * under way any more: their transaction may be rolled back then.
 */
export async function sideBySide<T, R>(
  lanes: number,
  parts: readonly T[],
  work: (part: T, index: number) => Promise<R>
): Promise<R[]> {
  const found: R[] = []
  let [next, failed] = [0, false]
  const lane = async (): Promise<void> => {
    while (next < parts.length && !failed) {
      const index = next
      next += 1
      found[index] = await work(parts[index]!, index)
    }
  }
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((reason: unknown) => {
        failed = true
        throw reason
      })
    )
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return found
}
