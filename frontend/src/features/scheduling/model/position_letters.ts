type Named = { id: string; name: string }

/**
 * Two or three letters for each position, no two of them alike: where there is no room for names, they tell positions
 * apart without colour. The order of the list does not matter.
 */
export function positionLetters(positions: readonly Named[], locale: string): Map<string, string> {
  const taken = new Set<string>()
  const found = new Map<string, string>()
  const inOrder = positions.toSorted(
    (a, b) => a.name.localeCompare(b.name, locale) || a.id.localeCompare(b.id)
  )
  for (const { id, name } of inOrder) {
    const letters = candidates(name, locale).find((one) => !taken.has(one)) ?? numbered(name, taken, locale)
    taken.add(letters)
    found.set(id, letters)
  }
  return found
}

/** The most telling first: initials of two words, the first two letters, the first with each later one. */
function candidates(name: string, locale: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const initials = words.map((word) => [...word][0]!)
  const letters = words.flatMap((word) => [...word])
  const pairs = [
    ...initials.slice(1).map((initial) => initials[0]! + initial),
    ...letters.slice(1).map((letter) => letters[0]! + letter),
    letters.slice(0, 3).join(''),
  ]
  return pairs.filter((pair) => [...pair].length > 1).map((pair) => written(pair, locale))
}

/** The first letter is a capital, whatever the name has. */
function written(letters: string, locale: string): string {
  const [first = '', ...rest] = letters
  return first.toLocaleUpperCase(locale) + rest.join('')
}

function numbered(name: string, taken: ReadonlySet<string>, locale: string): string {
  const first = written([...name.trim()][0] ?? '?', locale)
  for (let number = 2; ; number++) if (!taken.has(`${first}${number}`)) return `${first}${number}`
}
