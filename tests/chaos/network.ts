import { baseUrl } from '../stage/settings.ts'

/** No answer came: it may have been done or not, and is sent again. */
export class NoAnswer extends Error {}
/** Said no, and means it. */
export class Refusal extends Error {}

export type Luck = (below: number) => number
type Answer = {
  status: number
  body: { result: unknown; Code?: string; TraceId?: string } | null
}

/** Of each hundred messages: not sent, sent twice at once, answered to no one. */
const percent = { lost: 6, doubled: 8, unheard: 8 }
const usualPatienceMs = 20_000

/** A way to the product on which messages are lost, doubled and left without an answer. */
export class Network {
  readonly counts = { sent: 0, lost: 0, doubled: 0, unheard: 0, unavailable: 0 }
  /** Answers that no accident excuses: what is away for a while is 503, and all else is a fault of the product. */
  readonly faults: string[] = []
  /** How long each answer took. */
  readonly answersMs: number[] = []
  readonly #luck: Luck
  readonly #patienceMs: number
  #downUntil = 0
  #isCalm = false

  constructor(luck: Luck, patienceMs = usualPatienceMs) {
    ;[this.#luck, this.#patienceMs] = [luck, patienceMs]
  }

  /** Nothing gets through for a while. */
  goDown(ms: number): void {
    this.#downUntil = Date.now() + ms
  }

  /** From now on nothing is lost any more. */
  calmDown(): void {
    this.#isCalm = true
  }

  /**
   * @throws NoAnswer
   * @throws Refusal
   */
  async post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
    const happens = (chance: number) => !this.#isCalm && this.#luck(100) < chance
    if (Date.now() < this.#downUntil || happens(percent.lost)) {
      this.counts.lost += 1
      throw new NoAnswer('not sent')
    }
    const send = () => this.#send(path, body, headers)
    const isDoubled = happens(percent.doubled)
    if (isDoubled) this.counts.doubled += 1
    const [answer] = await Promise.all([send(), isDoubled ? send().catch(() => null) : null])
    if (happens(percent.unheard)) {
      this.counts.unheard += 1
      throw new NoAnswer('the answer was lost')
    }
    if (answer.status < 300 && answer.body) return answer.body.result as T
    if (answer.status < 500 && answer.status !== 429)
      throw new Refusal(`${path}: ${answer.body?.Code ?? answer.status}`)
    throw new NoAnswer(`${answer.status}`)
  }

  async #send(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    this.counts.sent += 1
    const begun = performance.now()
    try {
      const answer = await fetch(baseUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(this.#patienceMs),
      })
      const content = (await answer.json()) as Answer['body']
      this.answersMs.push(performance.now() - begun)
      if (answer.status === 503) this.counts.unavailable += 1
      else if (answer.status >= 500)
        this.faults.push(`${path} is answered ${answer.status} ${content?.Code} (${content?.TraceId})`)
      return { status: answer.status, body: content }
    } catch (error) {
      throw new NoAnswer(error instanceof Error ? error.message : 'no connection')
    }
  }
}
