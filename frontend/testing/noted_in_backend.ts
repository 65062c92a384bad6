import { globSync, readFileSync } from 'node:fs'

const backend = `${import.meta.dirname}/../../backend/app`

/** The product's code, where it notes what is done. */
const sources = globSync('**/*.ts', { cwd: backend })
  .filter((path) => !/\.(?:e2e|spec)\.ts$/.test(path))
  .map((path) => readFileSync(`${backend}/${path}`, 'utf8'))

/** What the first group of a pattern finds in the backend's code, each once. */
export const notedInBackend = (what: RegExp): string[] => [
  ...new Set(sources.flatMap((code) => [...code.matchAll(what)].map(([, found]) => found!))),
]
