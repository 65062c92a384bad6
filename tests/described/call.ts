import type { Person } from './people.ts'

/** Asks for something a request needs to be there first, and learns from the answer. */
export type Call = <T>(person: Person | null, method: string, path: string, body?: unknown) => Promise<T>
