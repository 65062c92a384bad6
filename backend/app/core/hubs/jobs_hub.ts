import type { Account } from '#app/core/http/account'
import type { Hub } from '#app/core/hubs/hub'

/** Long work that people watch; each kind has its method and its groups. */
const kinds = { run: 'WatchRun', batch: 'WatchBatch' } as const
export type WatchedKind = keyof typeof kinds

type MayWatch = (account: Account, id: string) => Promise<boolean>
const watched = new Map<string, MayWatch>()

/** The module that owns this kind of work says who may watch one of it. */
export const watchable = (kind: WatchedKind, mayWatch: MayWatch): void => void watched.set(kind, mayWatch)

/** The group of those who watch one piece of work. */
export const watchersOf = (kind: WatchedKind, id: string): string => `${kind}:${id}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reports the progress of long-running work. */
export const jobsHub: Hub = {
  async mayJoin({ account }, group) {
    const [kind = '', id = ''] = group.split(':')
    const mayWatch = watched.get(kind)
    return mayWatch !== undefined && uuid.test(id) && mayWatch(account, id)
  },
  methods: Object.fromEntries(
    Object.entries(kinds).map(([kind, method]) => [
      method,
      (caller, id) => caller.join(watchersOf(kind as WatchedKind, String(id))),
    ])
  ),
}
