/**
 * Gives each row a column of its own at the least sum of costs: shortest augmenting paths.
 *
 * Source: R. Jonker, A. Volgenant, A shortest augmenting path algorithm for dense and sparse linear assignment
 *   problems, 1987, doi:10.1007/BF02278710.
 * @param costs [row * columns + column]; Infinity: not possible. Each row needs a way to a column of its own
 * @returns per row its column
 */
export function cheapestAssignment(costs: Float64Array, rows: number, columns: number): Int32Array {
  const rowPrice = new Float64Array(rows)
  const columnPrice = new Float64Array(columns)
  const rowOf = new Int32Array(columns).fill(-1)
  const columnOf = new Int32Array(rows).fill(-1)
  const distance = new Float64Array(columns)
  const before = new Int32Array(columns)
  const seen = new Uint8Array(columns)
  for (let first = 0; first < rows; first += 1) {
    distance.fill(Infinity)
    seen.fill(0)
    let row = first
    let column = -1
    let reached = 0
    for (;;) {
      let nearest = -1
      for (let c = 0; c < columns; c += 1) {
        if (seen[c]) continue
        const through = reached + costs[row * columns + c]! - rowPrice[row]! - columnPrice[c]!
        if (through < distance[c]!) {
          distance[c] = through
          before[c] = column
        }
        if (nearest < 0 || distance[c]! < distance[nearest]!) nearest = c
      }
      seen[nearest] = 1
      column = nearest
      reached = distance[nearest]!
      if (rowOf[nearest]! < 0) break
      row = rowOf[nearest]!
    }
    rowPrice[first]! += reached
    for (let c = 0; c < columns; c += 1) {
      if (!seen[c] || c === column) continue
      const change = reached - distance[c]!
      columnPrice[c]! -= change
      rowPrice[rowOf[c]!]! += change
    }
    while (before[column]! >= 0) {
      const previous = before[column]!
      rowOf[column] = rowOf[previous]!
      columnOf[rowOf[column]!] = column
      column = previous
    }
    rowOf[column] = first
    columnOf[first] = column
  }
  return columnOf
}
