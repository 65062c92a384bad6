import type { Cell } from '#app/exports/formats/sheet'

/** A cell where everything is text. */
export function cellText(cell: Cell, hours: (minutes: number) => string): string {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'day':
      return cell.day
    case 'hours':
      return hours(cell.minutes)
    case 'empty':
      return ''
  }
}
