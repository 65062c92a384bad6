type Hear = (message: unknown) => void

/** Who listens to which channel within this process. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Hear>>()
  readonly #gapNotices: (() => void)[] = []

  channels(): string[] {
    return [...this.#byChannel.keys()]
  }

  add(channel: string, hear: Hear): void {
    const found = this.#byChannel.get(channel)
    if (found) found.add(hear)
    else this.#byChannel.set(channel, new Set([hear]))
  }

  /** @returns whether the channel has lost its last */
  remove(channel: string, hear: Hear): boolean {
    const found = this.#byChannel.get(channel)
    if (!found?.delete(hear) || found.size > 0) return false
    return this.#byChannel.delete(channel)
  }

  tell(channel: string, message: unknown): void {
    for (const hear of this.#byChannel.get(channel) ?? []) hear(message)
  }

  onGap(notice: () => void): void {
    this.#gapNotices.push(notice)
  }

  gap(): void {
    for (const notice of this.#gapNotices) notice()
  }
}
