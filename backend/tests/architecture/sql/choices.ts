/** The path taken cannot be reached, or makes no sense. */
export class DeadEnd extends Error {}

type Given = ReadonlyMap<string, number>

/** Answers to what only a run can know, such as which branch of a condition is taken: the same question, the same answer. */
export class Choices {
  /** How many answers each question has, in the order in which they were asked. */
  readonly asked = new Map<string, number>()
  readonly #given: Given
  constructor(given: Given) {
    this.#given = given
  }

  /** A number from 0 to below `of`. */
  take(question: string, of: number): number {
    this.asked.set(question, of)
    return Math.min(this.#given.get(question) ?? 0, of - 1)
  }
}

/**
 * What `work` returns for each answer to each of its questions: every branch is taken in one way at least, not in every
 * combination with all others. Dead ends return nothing; null where there are more than `most` ways.
 */
export function everyBranch<T>(work: (choices: Choices) => T, most: number): T[] | null {
  const found: T[] = []
  const ways: Given[] = [new Map()]
  const varied = new Set<string>()
  for (const given of ways) {
    if (ways.length > most) return null
    const choices = new Choices(given)
    try {
      found.push(work(choices))
    } catch (error) {
      if (!(error instanceof DeadEnd)) throw error
    }
    for (const [question, of] of choices.asked) {
      if (varied.has(question)) continue
      varied.add(question)
      for (let taken = 1; taken < of; taken++) ways.push(new Map([...given, [question, taken]]))
    }
  }
  return found
}
