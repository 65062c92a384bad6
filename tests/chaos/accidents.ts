import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { takeDatabaseAway } from '../stage/database_away.ts'
import { baseUrl } from '../stage/settings.ts'
import type { Network } from './network.ts'
import { pause } from './pause.ts'

const between = { pauseMs: 13_000, networkMs: 6_000, databaseMs: 3_000 }
const kinds = ['network', 'server', 'database restarted', 'jobs', 'database away'] as const
export type Accident = (typeof kinds)[number]

/** One accident after the other until the work is done: nothing of it may lose a punch. @returns how many of each */
export async function untilDone(work: Promise<unknown>, network: Network): Promise<Map<Accident, number>> {
  const counts = new Map<Accident, number>()
  let isDone = false
  const ended = work.finally(() => (isDone = true))
  ended.catch(() => {})
  for (let turn = 0; ; turn += 1) {
    await Promise.race([pause(between.pauseMs), ended])
    if (isDone) break
    const kind = kinds[turn % kinds.length]!
    console.log(`  ${new Date().toISOString().slice(11, 19)} ${kind}`)
    if (await happen(kind, network)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  await ended
  return counts
}

async function happen(kind: Accident, network: Network): Promise<boolean> {
  if (kind === 'network') network.goDown(between.networkMs)
  else if (kind === 'server') return killed('bin/server.js')
  else if (kind === 'jobs') return killed('queue:work')
  else if (kind === 'database restarted') return crashDatabase()
  else {
    const bringBack = await takeDatabaseAway()
    await pause(between.databaseMs)
    await bringBack()
  }
  return true
}

/** The processes of the product at this very address and database, found by what they were started with. */
function killed(what: string): boolean {
  const { port } = new URL(baseUrl)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => {
    try {
      const [command, env] = ['cmdline', 'environ'].map((file) =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8')
      )
      return command!.includes(what) && env!.split('\0').includes(`PORT=${port}`)
    } catch {
      return false
    }
  })
  if (found) process.kill(Number(found), 'SIGKILL')
  return found !== undefined
}

/** A server of PostgreSQL one of whose processes is killed ends all others and recovers from its log. */
async function crashDatabase(): Promise<boolean> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  try {
    if (!readFileSync(`/proc/${rows[0]!.pid}/cmdline`, 'utf8').includes('postgres')) return false
    process.kill(rows[0]!.pid, 'SIGKILL')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
