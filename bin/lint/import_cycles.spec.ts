import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../paths.ts'
import { cruiser, rules } from '../testing/import_cycles.ts'

const manifest = JSON.stringify({ name: 'planted', type: 'module', imports: { '#app/*': './app/*.js' } })

/** What is found in a package with these files. */
function findings(files: Record<string, string>): string {
  const place = inRoot('.data') // the tool reads manifests below the project only
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(join(place, 'cycles-'))
  try {
    for (const [name, text] of Object.entries({ 'package.json': manifest, ...files })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const { stdout } = spawnSync(process.execPath, [cruiser, ...rules, relative(inRoot(), folder)], {
      cwd: inRoot(),
      encoding: 'utf8',
    })
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const planted: Record<string, Record<string, string>> = {
  'two files that import each other': {
    'app/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'app/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
  },
  'a circle of types alone': {
    'app/a.ts': "import type { B } from './b.ts'\nexport type A = B | null\n",
    'app/b.ts': "import type { A } from './a.ts'\nexport type B = A[]\n",
  },
  'a circle of three by the names of a package': {
    'app/a.ts': "import { b } from '#app/b'\nexport const a = () => b\n",
    'app/b.ts': "import type { C } from '#app/c'\nexport const b: C = 1\n",
    'app/c.ts': "import { a } from '#app/a'\nexport type C = number\nexport const c = a\n",
  },
}

for (const [what, files] of Object.entries(planted))
  test(`finds ${what}`, () => assert.match(findings(files), /no-cycles/))

test('finds an import that it cannot follow', () =>
  assert.match(findings({ 'app/a.ts': "export { b } from './gone.ts'\n" }), /resolvable/))

test('takes imports in one direction', () => {
  const files = {
    'app/a.ts': "import { b } from '#app/b'\nexport const a = b\n",
    'app/b.ts': 'export const b = 1\n',
  }
  assert.match(findings(files), /no dependency violations found/)
})
