export type JsonSize = {
  /** Members of all objects and items of all lists together. */
  values: number
  /** Members of one object. */
  members: number
  /** Names of members that differ: a parser keeps each of them, which makes them dear. */
  names: number
  /** Objects and lists within each other. */
  depth: number
}

/** Lists and objects of real bodies hold more than their commas and brackets, beyond the first few values. */
const leastBytesPerValue = 4
const fewValues = 5_000
/** A member has a name besides: it counts as this many values more. */
const valuesPerName = 3
/** A double has 17 digits that mean something. */
const mostDigits = 40

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const numbers = new Set([...'0123456789+-.eE'].map((character) => character.charCodeAt(0)))
/** By code: 0 for what means nothing outside of texts, 2 for parts of numbers. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  if (numbers.has(code)) return 2
  return [quote, comma, colon, openList, closeList, openObject, closeObject].includes(code) ? 1 : 0
})

/**
 * Whether a JSON text stays within a size, found out by reading it once and without building anything of it: parsing
 * a few megabytes of empty lists takes seconds and a gigabyte. Of a text that is no JSON the answer means nothing.
 */
export function isWithin(text: string, { values, members, names, depth }: JsonSize): boolean {
  const mostOfLength = fewValues + text.length / leastBytesPerValue
  const membersAt = new Uint32Array(depth + 1)
  const known = new Set<string>()
  let [count, weight, level, nameStart, nameEnd] = [0, 0, 0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const kind = code < 128 ? kinds[code] : 0
    if (kind === 0) continue
    if (kind === 2) {
      const end = endOfNumber(text, at)
      if (end - at > mostDigits) return false
      at = end - 1
    } else if (code === quote) {
      nameStart = at + 1
      at = nameEnd = endOfText(text, at)
    } else if (code === colon) {
      weight += valuesPerName
      known.add(text.slice(nameStart, nameEnd))
      if (++membersAt[level]! > members || known.size > names) return false
    } else if (code === comma) {
      weight += 1
      if (++count > values) return false
    } else if (code === openList || code === openObject) {
      weight += 1
      if (++count > values || ++level > depth) return false
      membersAt[level] = 0
    } else level = Math.max(0, level - 1)
    if (weight > mostOfLength) return false
  }
  return true
}

/** The place of the quote that ends a text, or the end of everything. */
function endOfText(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    at += code === backslash ? 2 : 1
  }
  return at
}

/** The place behind a number. */
function endOfNumber(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && kinds[text.charCodeAt(at)] === 2) at += 1
  return at
}
