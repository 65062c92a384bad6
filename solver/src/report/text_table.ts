/** A table for people and for documents alike: text with bars; the first column is aligned to the left, as are `left`. */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  left: readonly number[] = [0]
): string {
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]!.length))
  )
  const isLeft = (at: number): boolean => left.includes(at)
  const cell = (text: string, at: number): string =>
    isLeft(at) ? text.padEnd(widths[at]!) : text.padStart(widths[at]!)
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  const rule = widths.map((width, at) => (isLeft(at) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(headings), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
