import classes from './drop.module.css'

/** Unnoticed by the eye; the cell below the pointer is coloured at once by itself. */
const momentMs = 90

export type Mark = 'blocked' | 'best'

/** Hatches cells where a drop is refused and lets the best targets glow, on what is drawn: no cell is rendered again. */
export class DropMarks {
  private readonly frame: HTMLElement
  private readonly markOf: (key: string) => Mark | null
  private waiting: ReturnType<typeof setTimeout> | null = null
  private begun = false
  private readonly viewport: HTMLElement | null

  constructor(frame: HTMLElement, markOf: (key: string) => Mark | null) {
    this.frame = frame
    this.markOf = markOf
    this.viewport = frame.querySelector('.ag-grid-viewport')
  }

  /** A press has become a drag. */
  begin(): void {
    if (this.begun) return
    this.begun = true
    this.frame.classList.add(classes.marked!)
    // Cells that scroll into view are drawn without marks.
    this.viewport?.addEventListener('scroll', this.soon, { passive: true })
    this.soon()
  }

  /** Once for all answers that arrive within a moment: each painting of many cells costs pictures the pointer needs. */
  readonly soon = (): void => {
    if (!this.begun) return
    this.waiting ??= setTimeout(() => {
      this.waiting = null
      this.paint()
    }, momentMs)
  }

  clear(): void {
    if (this.waiting) clearTimeout(this.waiting)
    this.viewport?.removeEventListener('scroll', this.soon)
    this.frame.classList.remove(classes.marked!)
    for (const cell of this.frame.querySelectorAll<HTMLElement>('[data-target]')) delete cell.dataset.target
  }

  private paint(): void {
    for (const cell of this.frame.querySelectorAll<HTMLElement>('[data-cell]')) {
      const mark = this.markOf(cell.dataset.cell!)
      if (mark) cell.dataset.target = mark
      else if (cell.dataset.target) delete cell.dataset.target
    }
  }
}
