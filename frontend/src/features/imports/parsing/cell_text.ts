import { formulaMark } from '@shiftloom/backend/contracts/imports'
import { SSF, type CellObject } from '@e965/xlsx'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * A cell as text, the same in every language and time zone. Nothing is ever evaluated: a formula is what the file says
 * it last showed, or else its own text behind a mark.
 */
export function cellText(cell: CellObject | undefined, date1904: boolean): string {
  if (!cell) return ''
  if (cell.v === undefined || cell.v === null) return cell.f ? `${formulaMark}=${cell.f}` : ''
  if (cell.t === 'e') return cell.w ?? ''
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE'
  if (cell.t !== 'n') return withoutQuotes(String(cell.v))
  const format = typeof cell.z === 'string' ? cell.z : 'General'
  if (SSF.is_date(format)) return dateText(Number(cell.v), date1904)
  // Leading zeros and percents are part of what the cell says.
  if (/^0{2,}$|%/.test(format) && cell.w) return cell.w.trim()
  return String(cell.v)
}

function dateText(value: number, date1904: boolean): string {
  const parts = SSF.parse_date_code(value, { date1904 })
  if (!parts) return String(value)
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`
  const clock = `${two(parts.H)}:${two(parts.M)}:${two(Math.floor(parts.S))}`
  if (value < 1) return clock
  return parts.H || parts.M || parts.S ? `${day}T${clock}` : day
}

/** `="007"`: how text files keep spreadsheets from reading a number. */
const withoutQuotes = (text: string): string => {
  const quoted = /^="((?:[^"]|"")*)"$/.exec(text)
  return quoted ? quoted[1]!.replaceAll('""', '"') : text
}
