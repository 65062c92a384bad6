import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

export interface PostgresUser {
  /** The command as it must be run. */
  wrap(command: string, args: string[]): [string, string[]]
  /** Set when the server's files must belong to another user than ours. */
  owner?: { uid: number; gid: number }
}

const ourselves: PostgresUser = { wrap: (command, args) => [command, args] }

/** A namespace in which we are user 1000. It needs no other account and works below a private folder such as /root. */
const namespace: PostgresUser = {
  wrap: (command, args) => [
    'unshare',
    ['--user', '--map-user=1000', '--map-group=1000', '--', command, ...args],
  ],
}

/**
 * As whom the server runs. PostgreSQL refuses root, so as root it runs in a user namespace or, where containers forbid
 * those, as `postgres` or `nobody`. An existing cluster decides by its owner.
 */
export function choosePostgresUser(clusterDir: string, program: string): PostgresUser {
  if (process.getuid?.() !== 0) return ourselves

  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    const { uid, gid } = statSync(clusterDir)
    return uid === 0 ? namespace : { ...ourselves, owner: { uid, gid } }
  }

  const [command, args] = namespace.wrap(program, ['--version'])
  if (spawnSync(command, args).status === 0) return namespace

  for (const name of ['postgres', 'nobody']) {
    const owner = accountOf(name)
    if (owner && spawnSync(program, ['--version'], owner).status === 0) return { ...ourselves, owner }
  }
  throw new Refusal(
    'PostgreSQL does not run as root, and here it can run neither in a user namespace nor as another account: start Shiftloom as an ordinary user, or set DATABASE_URL.'
  )
}

function accountOf(name: string): { uid: number; gid: number } | null {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null
  }
}
