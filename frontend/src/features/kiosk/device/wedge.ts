/** Keys that a reader sends follow one another faster than this; people are slower. */
const fastMs = 60
const shortest = 4

/**
 * Tells what a reader of cards or codes sends, as if it were typed, from what a person types. Readers end with Enter.
 *
 * @returns what was read, at its end; null before
 */
export function readerOf() {
  let text = ''
  let last = 0
  return (key: string, at: number): string | null => {
    const isFast = at - last <= fastMs
    last = at
    if (key === 'Enter') {
      const read = isFast && text.length >= shortest ? text : null
      text = ''
      return read
    }
    if (key.length !== 1) return null
    text = isFast ? text + key : key
    return null
  }
}
