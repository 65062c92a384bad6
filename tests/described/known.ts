/** Kinds of things that addresses and bodies name; of two that fit a name the first one counts. */
const kinds = [
  ...['trusteddevice', 'device', 'position', 'tag', 'entry', 'absence', 'attachment', 'acceptance'],
  ...['publication', 'run', 'batch', 'import', 'eventlog', 'notification', 'delivery', 'requestkind', 'kind'],
  ...['type', 'template', 'holiday', 'industry', 'region', 'session', 'contract', 'rate', 'variant'],
  ...['location', 'organisation', 'employee', 'user'],
] as const
export type Kind = (typeof kinds)[number]

const others: Record<string, Kind> = {
  ...{ people: 'employee', person: 'employee', admin: 'employee', assignee: 'employee', carer: 'user' },
  ...{ requestkind: 'kind', actoruser: 'user', step: 'run' },
}

/** `mainLocationId`, `locationIds` and `locations` all name locations. */
export function kindOf(name: string): Kind | undefined {
  const word = name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ids?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ch)es$/, '$1')
    .replace(/s$/, '')
  return others[word] ?? kinds.find((kind) => word.endsWith(kind))
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
const most = 12

/**
 * What the answers have shown so far. People who the client signs in as, and the company they work for, are read and
 * never written to: without them the rest of the run would ask nothing.
 */
export class Known {
  readonly #seen = new Map<Kind, string[]>()
  readonly #made = new Map<Kind, string[]>()
  readonly #versions = new Map<string, number>()
  readonly #kept = new Set<string>()

  constructor(kept: Iterable<string>) {
    this.keep(kept)
  }

  keep(ids: Iterable<string>): void {
    for (const id of ids) this.#kept.add(id)
  }

  /** @param kind of the things that the answer lists or is */
  learn(answer: unknown, kind: Kind | undefined, isMade = false): void {
    if (Array.isArray(answer)) return answer.forEach((one) => this.learn(one, kind, isMade))
    if (typeof answer !== 'object' || answer === null) return
    const { id, version } = answer as { id?: unknown; version?: unknown }
    if (isId(id) && kind) this.#add(isMade ? this.#made : this.#seen, kind, id)
    if (isId(id) && typeof version === 'number') this.#versions.set(id, version)
    for (const [name, value] of Object.entries(answer)) {
      const named = kindOf(name)
      if (named && /Ids?$/.test(name))
        for (const one of [value].flat()) if (isId(one)) this.#add(this.#seen, named, one)
      if (typeof value === 'object')
        this.learn(value, wrappers.has(name) ? kind : named, isMade && wrappers.has(name))
    }
  }

  #add(to: Map<Kind, string[]>, kind: Kind, id: string): void {
    const list = to.get(kind) ?? []
    if (list.includes(id)) return
    // The oldest and the newest: what a list shows first, and what was made last.
    to.set(
      kind,
      list.length < most ? [...list, id] : [...list.slice(0, most / 2), ...list.slice(most / 2 + 1), id]
    )
  }

  /** Made by this client, the newest first. */
  made = (kind: Kind): string[] => (this.#made.get(kind) ?? []).toReversed()

  /** @param toWrite leaves out who and what the run itself needs */
  of(kind: Kind, toWrite: boolean): string[] {
    const all = [...new Set([...this.made(kind).slice(0, 4), ...(this.#seen.get(kind) ?? [])])]
    return toWrite ? all.filter((id) => !this.#kept.has(id)) : all
  }

  versionOf = (id: string): number | undefined => this.#versions.get(id)

  /** Anything that has an id, for fields whose names say nothing. */
  any = (toWrite: boolean): string[] => kinds.flatMap((kind) => this.of(kind, toWrite).slice(0, 1))
}

const wrappers = new Set(['result', 'items'])
