/** Sends one value at a time; while one is on its way only the newest waits. */
export function latestOnly<T>(send: (value: T) => Promise<void>): {
  send: (value: T) => void
  settled: () => Promise<void>
} {
  let waiting: { value: T } | null = null
  let sending: Promise<void> | null = null
  const drain = async (): Promise<void> => {
    while (waiting) {
      const { value } = waiting
      waiting = null
      await send(value).catch(() => {}) // the next one tells more
    }
    sending = null
  }
  return {
    send: (value) => {
      waiting = { value }
      sending ??= drain()
    },
    settled: async () => sending ?? undefined,
  }
}
