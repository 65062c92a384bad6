/**
 * Script and style a person downloads to see each screen, compressed with gzip, from the last `vite build`.
 * `node benchmarks/bundle.ts` prints the table and fails when the sign-in page is over its budget.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
const signInBudgetKb = 200

const dist = process.env.DIST ?? join(import.meta.dirname, '../dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!

/** A chunk with everything it imports at once. */
function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest[key]!.imports ?? [], seen)
  }
  return seen
}

const sizes = new Map<string, number>()
function gzipKb(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length / 1000
  sizes.set(file, known)
  return known
}

function weigh(keys: Set<string>): { script: number; style: number } {
  const chunks = [...keys].map((key) => manifest[key]!)
  const styles = new Set(chunks.flatMap(({ css = [] }) => css))
  return {
    script: chunks.reduce((sum, { file }) => sum + (file.endsWith('.js') ? gzipKb(file) : 0), 0),
    style: [...styles].reduce((sum, file) => sum + gzipKb(file), 0),
  }
}

const locale = (folder: string) => `src/${folder}/locales/pl-PL.json`
const shell = 'src/app/shell/shell.tsx'
const screens = Object.keys(manifest).filter((key) => /^src\/(features|office)\/.*screens?\.tsx$/.test(key))

const rows = screens.map((key) => {
  const [, area, feature] = key.split('/')
  const blank = /login|error/.test(key)
  const parts = [entry, locale('lib/i18n'), locale(`${area}/${feature}`), key, ...(blank ? [] : [shell])]
  return { key, ...weigh(closure(parts.filter((part) => part in manifest))) }
})

const first = weigh(closure([entry, locale('lib/i18n')]))
console.log(`${'screen'.padEnd(56)} ${'script kB gz'.padStart(12)} ${'style kB gz'.padStart(12)}`)
for (const { key, script, style } of [{ key: '(before any screen)', ...first }, ...rows]) {
  console.log(`${key.padEnd(56)} ${script.toFixed(1).padStart(12)} ${style.toFixed(1).padStart(12)}`)
}

const signIn = rows.find(({ key }) => key.includes('login_screen'))
if (!signIn || signIn.script > signInBudgetKb) {
  console.error(`The sign-in page may take ${signInBudgetKb} kB of script.`)
  process.exitCode = 1
}
