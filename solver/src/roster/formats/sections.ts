/** The rows of a file made of `SECTION_…` headings, comma-separated rows and `#` comments. */
export type Sections = {
  /** Rows of a section, cells trimmed; none when the section is missing. */
  readonly rows: (section: string) => readonly (readonly string[])[]
  /** The first row. @throws when there is none */
  readonly only: (section: string) => readonly string[]
}

/** Takes a file of sections apart. */
export function sectionsOf(text: string): Sections {
  const sections = new Map<string, string[][]>()
  let current: string[][] = []
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/#.*/, '').trim()
    if (line.startsWith('SECTION_')) sections.set(line, (current = []))
    else if (line) current.push(line.split(',').map((cell) => cell.trim()))
  }
  const rows = (section: string): readonly string[][] => sections.get(section) ?? []
  return {
    rows,
    only: (section) => {
      const [row] = rows(section)
      if (!row) throw new Error(`${section} is missing or empty. Maybe this is not a file of that format`)
      return row
    },
  }
}

/** @throws when the text is not a whole number */
export function numberFrom(text: string | undefined): number {
  const number = Number(text)
  if (text === undefined || text === '' || !Number.isInteger(number))
    throw new Error(`'${text}' is not a whole number`)
  return number
}

/** @throws when the name is not in the list */
export function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`'${name}' is not one of ${names.join(', ')}`)
  return index
}
