const quote = 34
const lineFeed = 10
const carriageReturn = 13

/** Parts the text of a file into rows, as it comes: a row, a quoted text or a line end may go on in the next part. */
export class CsvParser {
  readonly #mark: number
  #cells: string[] = []
  /** What is known of the cell at hand. */
  #cell = ''
  #isQuoted = false
  /** A quote inside of a quoted text, which ends it unless another one follows. */
  #mayEnd = false
  #afterReturn = false

  constructor(mark: string) {
    this.#mark = mark.charCodeAt(0)
  }

  /** Rows that end in this part. */
  push(text: string): string[][] {
    const rows: string[][] = []
    let start = 0
    const take = (end: number) => {
      this.#cell += text.slice(start, end)
      start = end + 1
    }
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const isAfterReturn = this.#afterReturn
      this.#afterReturn = false
      if (this.#mayEnd) {
        this.#mayEnd = false
        // A doubled quote is one, and its text goes on.
        if (code === quote) {
          start = at
          continue
        }
        this.#isQuoted = false
      } else if (this.#isQuoted) {
        if (code !== quote) continue
        take(at)
        this.#mayEnd = true
        continue
      }
      if (code === this.#mark) {
        take(at)
        this.#endCell()
      } else if (code === lineFeed && isAfterReturn) start = at + 1
      else if (code === lineFeed || code === carriageReturn) {
        take(at)
        rows.push(this.#endRow())
        this.#afterReturn = code === carriageReturn
      } else if (code === quote && this.#cell === '' && at === start) {
        this.#isQuoted = true
        start = at + 1
      }
    }
    this.#cell += text.slice(start)
    return rows
  }

  /** The last row of a file that does not end with a line. */
  end(): string[][] {
    return this.#cell === '' && this.#cells.length === 0 ? [] : [this.#endRow()]
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#isQuoted = false
  }

  #endRow(): string[] {
    this.#endCell()
    const row = this.#cells
    this.#cells = []
    return row
  }
}

const marks = [';', ',', '\t', '|']

/** The mark between cells: as a `sep=` line says, or the one most of the first lines have most of. */
export function markOf(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said) return said[1]!
  const lines = text.split(/\r\n|\n|\r/).slice(0, 20)
  const counts = marks.map((mark) =>
    lines.reduce((sum, line) => sum + line.replace(/"[^"]*"/g, '').split(mark).length - 1, 0)
  )
  return marks[counts.indexOf(Math.max(...counts))]!
}
