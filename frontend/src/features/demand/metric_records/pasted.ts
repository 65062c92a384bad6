import { typedNumber, type NumberRules } from '#/lib/writing/typed_number.ts'

export type PasteProblem = { text: string; row: number; column: number }
export type Pasted = { rows: (number | null)[][] } | { problem: PasteProblem }

/** A block of cells as spreadsheets copy it; empty cells are no record. All of it can be read, or none of it is taken. */
export function pastedBlock(text: string, rules: NumberRules): Pasted {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const rows: (number | null)[][] = []
  for (const [row, line] of lines.entries()) {
    const cells: (number | null)[] = []
    for (const [column, cell] of line.split('\t').entries()) {
      const read = typedValue(cell, rules)
      if (read === undefined) return { problem: { text: cell.trim(), row: row + 1, column: column + 1 } }
      cells.push(read)
    }
    rows.push(cells)
  }
  return { rows }
}

/** null for an empty cell, undefined for a text that is no value. */
export function typedValue(text: string, rules: NumberRules): number | null | undefined {
  if (text.trim() === '') return null
  const read = typedNumber(text, rules)
  return 'value' in read ? read.value : undefined
}
