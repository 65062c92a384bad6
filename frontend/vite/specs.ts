import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Specs that replace modules of ours have libraries of their own, which may hold on to what was replaced. */
const apart = globSync('src/**/*.spec.{ts,tsx}', { cwd: root }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'))
)

/** Loading React, Mantine and the grid takes longer than the tests of a file do: most files share the libraries. */
export const projects = [
  // A page is made for specs that show something; others that need one say so at their top.
  {
    name: 'logic',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.spec.ts', 'testing/**/*.spec.ts'],
    exclude: apart,
  },
  { name: 'screens', isolate: false, include: ['src/**/*.spec.tsx'], exclude: apart },
  { name: 'apart', include: apart },
].map((test) => ({ extends: true as const, test }))
