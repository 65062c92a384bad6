import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** Imports of each file of a tree, by paths below its root. Types count, what lies outside does not. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Tests look at more than what they lie beside, and so does what only tests use. */
const isTestCode = (file: string): boolean => /\.(spec|e2e|property)\.tsx?$|(^|\/)testing\//.test(file)

/** The names a package gives to its own files, as the beginning of a path from the project's root. */
const ownNames: Record<string, string> = { '#app/': 'backend/app/', '#/': 'frontend/src/' }

/** Imports among the files under `root`, a path from the project's root. */
export function importsUnder(project: string, root: string): Imports {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(project, root) }).filter((file) => !isTestCode(file))
  const byStem = new Map(files.map((file) => [stemOf(file), file]))
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(project, root, file), 'utf8'), true, true)
      const found = importedFiles.flatMap(
        ({ fileName }) => byStem.get(stemOf(below(root, file, fileName))) ?? []
      )
      return [file, found]
    })
  )
}

const stemOf = (file: string): string => file.replace(/\.(ts|tsx|js)$/, '')

/** What an import of `file` names, as a path below `root`; for any other place a path that no file has. */
function below(root: string, file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const own = Object.keys(ownNames).find((name) => specifier.startsWith(name))
  const path = own ? ownNames[own] + specifier.slice(own.length) : ''
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : '..'
}

/**
 * Rings of neighbours in any folder of a tree. A folder stands for all it holds: when a file below `a/` imports one below
 * `b/`, then `a` may not be reached from `b`.
 *
 * @param withFiles whether a file that lies beside folders is a neighbour of theirs as well
 * @returns one sentence per ring, with an import for each step
 */
export function folderCycles(imports: Imports, { withFiles = true } = {}): string[] {
  const levels = new Map<string, Map<string, Map<string, string>>>()
  for (const [file, targets] of [...imports].sort(([one], [other]) => one.localeCompare(other)))
    for (const target of targets) {
      const { folder, from, to } = whereTheyPart(file, target)
      if (from === to || (!withFiles && [from, to].some((name) => /\.tsx?$/.test(name)))) continue
      const level = levels.get(folder) ?? levels.set(folder, new Map()).get(folder)!
      const steps = level.get(from) ?? level.set(from, new Map()).get(from)!
      steps.set(to, steps.get(to) ?? `${file} imports ${target}`)
    }
  return [...levels].sort().flatMap(([folder, level]) => {
    const ring = ringIn(level)
    if (!ring) return []
    const steps = ring.slice(1).map((to, at) => level.get(ring[at]!)!.get(to)!)
    return [`${folder || '.'}: ${ring.join(' → ')} (${steps.join('; ')})`]
  })
}

/** The innermost folder that holds both files, and the neighbours in it that lead to them. */
function whereTheyPart(file: string, target: string): { folder: string; from: string; to: string } {
  const [left, right] = [file.split('/'), target.split('/')]
  const depth = left.findIndex((name, at) => name !== right[at])
  if (depth < 0) return { folder: dirname(file), from: file, to: file }
  return { folder: left.slice(0, depth).join('/'), from: left[depth]!, to: right[depth]! }
}

/** The names of one ring, the first of them again at its end; null when there is none. */
function ringIn(level: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | null {
  const done = new Set<string>()
  const walk = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of level.get(name)?.keys() ?? []) {
      const found = walk(next, [...path, name])
      if (found) return found
    }
    done.add(name)
    return null
  }
  for (const name of level.keys()) {
    const found = walk(name, [])
    if (found) return found
  }
  return null
}
