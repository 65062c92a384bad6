import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** How a text ends; a text with plural forms may end in several ways. */
export type Ending = 'stop' | 'question' | 'colon' | 'comma' | 'going on' | 'none'

const kinds: Record<string, Ending> = {
  ...{ '.': 'stop', '!': 'stop', '?': 'question' },
  ...{ ':': 'colon', ',': 'comma', ';': 'comma', '…': 'going on' },
}
/** A unit may be short: its full stop ends no sentence. */
const abbreviation = /(^|[\s(])(godz|min|art|ust|pkt|tys)\.$/

/** The kinds of punctuation a text ends with, over all its plural forms; one that ends with a value has none. */
export const endingsOf = (text: string): Ending[] => [...new Set(lastOf(parse(text)))].sort()

/** What is wrong within a text: a full stop too many, or a last sentence without one. */
export function slipsIn(text: string): string[] {
  return formsOf(parse(text)).flatMap((form) => [
    ...(/(^|[^.])\.\.(?!\.)|[!?…]\.|[,;:]\.|,,|\?\?|\.\s+\./u.test(form) ? [`doubled: ${form}`] : []),
    ...(form.includes('...') ? [`three full stops for …: ${form}`] : []),
    ...(/\p{L}{3,}[.!] \p{Lu}.*[\p{L}\p{N}]$/u.test(form) ? [`no end: ${form}`] : []),
  ])
}

function lastOf(elements: MessageFormatElement[]): Ending[] {
  const last = elements.at(-1)
  if (!last) return ['none']
  if (last.type === TYPE.plural || last.type === TYPE.select) {
    // The form for none at all is a sentence of its own.
    const counted = Object.entries(last.options).filter(([form]) => !form.startsWith('='))
    return counted.flatMap(([, { value }]) => lastOf(value.length > 0 ? value : elements.slice(0, -1)))
  }
  if (last.type === TYPE.tag) return lastOf(last.children)
  const text = last.type === TYPE.literal ? last.value.trimEnd() : ''
  return [abbreviation.test(text) ? 'none' : (kinds[text.at(-1) ?? ''] ?? 'none')]
}

/** The text once with each of its plural forms, and with a word in the place of each value. */
function formsOf(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => {
      const next = piecesOf(element)
      return before.flatMap((start) => next.map((piece) => start + piece))
    },
    ['']
  )
}

function piecesOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.tag) return formsOf(element.children)
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return [...new Set(Object.values(element.options).flatMap(({ value }) => formsOf(value)))]
  return ['0']
}
