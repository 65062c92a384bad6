/** The product's code, where it notes what is done. */
const sources = Object.entries(
  import.meta.glob<string>('../../backend/app/**/*.ts', { query: '?raw', import: 'default', eager: true })
).filter(([path]) => !/\.(?:e2e|spec)\.ts$/.test(path))

/** What the first group of a pattern finds in the backend's code, each once. */
export const notedInBackend = (what: RegExp): string[] => [
  ...new Set(sources.flatMap(([, code]) => [...code.matchAll(what)].map(([, found]) => found!))),
]
