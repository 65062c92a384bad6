import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ignoredNames = new Set(['node_modules', '.stamp', '.adonisjs', 'build', 'dist', 'tests', 'benchmarks'])
const isIgnored = (name: string) => ignoredNames.has(name) || /\.(spec|e2e)\.tsx?$/.test(name)

/** A digest of everything below these files and folders that can change a build, and of its settings. */
export function stampOf(paths: string[], settings = ''): string {
  const hash = createHash('sha256').update(settings)
  for (const path of paths) add(path)
  return hash.digest('hex')

  function add(path: string): void {
    if (!existsSync(path)) return
    if (statSync(path).isFile()) {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
      return
    }
    for (const name of readdirSync(path).sort()) if (!isIgnored(name)) add(join(path, name))
  }
}

/** The stamp is stored in the output, so that deleting or rebuilding the output by hand forgets it. */
export function isCurrent(outputDir: string, stamp: string): boolean {
  const file = join(outputDir, '.stamp')
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

export function markCurrent(outputDir: string, stamp: string): void {
  writeFileSync(join(outputDir, '.stamp'), stamp)
}
