import type { Layout } from '#app/exports/layouts/layout'
import type { Sheet } from '#app/exports/formats/sheet'
import { cellText } from '#app/exports/formats/cell_text'
import { guarded } from '#app/exports/public/formula_guard'
import { decimalOfMinutes } from '#app/exports/formats/hours'

/** Lines of text as the layout wants them. */
export function csvOf({ headers, rows }: Sheet, layout: Layout): Uint8Array {
  const { separator, decimal, lineEnd, encoding } = layout.csv
  const quoted = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const hours = (minutes: number) => decimalOfMinutes(minutes).replace('.', decimal)
  const lines = [headers, ...rows.map(({ cells }) => cells.map((cell) => guarded(cellText(cell, hours))))]
  const content = lines.map((line) => line.map(quoted).join(separator) + lineEnd).join('')
  return new TextEncoder().encode(encoding === 'utf-8-bom' ? `\uFEFF${content}` : content)
}
