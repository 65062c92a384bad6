const key = 'analytics_consent'
export type Consent = 'granted' | 'refused' | null

const listeners = new Set<() => void>()
let asking = false

/** What the person of this browser said to analytics; null until they are asked, and while they think again. */
export const consent = {
  given: (): Consent => {
    const stored = localStorage.getItem(key)
    return !asking && (stored === 'granted' || stored === 'refused') ? stored : null
  },
  decide(decision: 'granted' | 'refused'): void {
    const takenBack = localStorage.getItem(key) === 'granted' && decision === 'refused'
    localStorage.setItem(key, decision)
    asking = false
    announce()
    // What runs already can only be ended with its page.
    if (takenBack) location.reload()
  },
  /** Asks again. */
  reconsider(): void {
    asking = true
    announce()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function announce(): void {
  for (const listener of [...listeners]) listener()
}
