import type {
  KioskActivation,
  KioskEvent,
  KioskIdentity,
  KioskRoster,
} from '@shiftloom/backend/contracts/kiosks'
import type { KeptClock } from './clock.ts'

/** A registration on this device. It stays for a while after it was sent, for what may be registered next. */
export type LocalEvent = Omit<KioskEvent, 'signature'> & { era: number; sent: boolean }

type Kept = {
  key: CryptoKeyPair
  activation: KioskActivation
  identity: KioskIdentity
  roster: KioskRoster
  /** When the server last said that the roster is as it should be, by its clock. */
  rosterAt: number
  clock: KeptClock
  counter: number
  /** Wrong codes in a row, and until when the kiosk waits. */
  guesses: { wrong: number; lockedUntil: number }
  /** Wrong codes that the server has not heard of. */
  wrongCodes: number
}

const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('storage'))
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('storage'))
  })

let opened: Promise<IDBDatabase> | undefined
const open = () =>
  (opened ??= (() => {
    const asked = indexedDB.open('kiosk', 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('kept')
      asked.result.createObjectStore('events', { keyPath: 'counter' })
    }
    return request(asked)
  })())

async function change(work: (kept: IDBObjectStore, events: IDBObjectStore) => Promise<unknown> | void) {
  const transaction = (await open()).transaction(['kept', 'events'], 'readwrite', { durability: 'strict' })
  const finished = done(transaction)
  await work(transaction.objectStore('kept'), transaction.objectStore('events'))
  await finished
}

/** What the device keeps through reloads, restarts and days without a connection. */
export const store = {
  async get<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | null> {
    const transaction = (await open()).transaction('kept')
    const found: Kept[Name] | undefined = await request(transaction.objectStore('kept').get(name))
    return found ?? null
  },
  set: <Name extends keyof Kept>(name: Name, value: Kept[Name]) =>
    change((kept) => void kept.put(value, name)),
  forget: (...names: (keyof Kept)[]) => change((kept) => names.forEach((name) => kept.delete(name))),

  async events(): Promise<LocalEvent[]> {
    const transaction = (await open()).transaction('events')
    return request(transaction.objectStore('events').getAll())
  },
  /** Numbered and stored in one step: two tabs never give the same number. */
  async add(event: Omit<LocalEvent, 'counter' | 'sent'>): Promise<void> {
    await change(async (kept, events) => {
      const last: number | undefined = await request(kept.get('counter'))
      const counter = (last ?? 0) + 1
      kept.put(counter, 'counter')
      events.put({ ...event, counter, sent: false } satisfies LocalEvent)
    })
  },
  put: (changed: readonly LocalEvent[]) =>
    change((_kept, events) => changed.forEach((event) => events.put(event))),
  drop: (counters: readonly number[]) =>
    change((_kept, events) => counters.forEach((counter) => events.delete(counter))),
}
