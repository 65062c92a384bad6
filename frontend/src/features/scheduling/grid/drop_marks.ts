import classes from './drop.module.css'

export type Mark = 'blocked' | 'best'

/** Hatches cells where a drop is refused and lets the best targets glow, on what is drawn: no cell is rendered again. */
export class DropMarks {
  private readonly frame: HTMLElement
  private readonly markOf: (key: string) => Mark | null
  private waiting = 0
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

  /** Once before the next picture, however many answers arrive until then. */
  readonly soon = (): void => {
    if (!this.begun) return
    this.waiting ||= requestAnimationFrame(() => {
      this.waiting = 0
      this.paint()
    })
  }

  clear(): void {
    cancelAnimationFrame(this.waiting)
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
