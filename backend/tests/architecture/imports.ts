import { globSync, readFileSync } from 'node:fs'

export type Import = { file: string; from: string; specifier: string }

const specifierOf = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** Every static, dynamic and re-exported import under `root`, with the module that owns the file. */
export function importsUnder(root: string): Import[] {
  return globSync(`${root}/**/*.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(specifierOf)].map(([, specifier]) => ({
      file,
      from: file.slice(root.length + 1).split('/')[0]!,
      specifier: specifier!,
    }))
  )
}

type Table = Record<string, { uses: string[] }>

/** One sentence per broken rule; empty when the code keeps them all. */
export function violations(imports: Import[], modules: Table, kernel: string[]): string[] {
  return imports.flatMap(({ file, from, specifier }) => {
    const own = modules[from]
    if (!own) return []
    if (specifier.startsWith('../'))
      return [`${file}: "${specifier}" climbs out of its folder; use #app/${from}/…`]
    const to = /^#app\/([\w-]+)\//.exec(specifier)?.[1]
    if (!to || to === from || !(to in modules)) return []
    if (!kernel.includes(to) && !own.uses.includes(to))
      return [`${file}: ${from} may not use ${to}. Maybe add it to backend/modules.ts.`]
    if (!kernel.includes(to) && !specifier.startsWith(`#app/${to}/public/`))
      return [`${file}: "${specifier}" is private to ${to}. Maybe export it from app/${to}/public/.`]
    return []
  })
}

/** A path of modules that ends where it began, or null. */
export function cycle(modules: Table): string[] | null {
  const walk = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    for (const next of modules[name]?.uses ?? []) {
      const found = walk(next, [...path, name])
      if (found) return found
    }
    return null
  }
  for (const name of Object.keys(modules)) {
    const found = walk(name, [])
    if (found) return found
  }
  return null
}
