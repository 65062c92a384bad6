import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../paths.ts'
import { folderCycles, importsUnder } from './folder_cycles.ts'

/** Rings in a project with these files. */
function ringsOf(root: string, files: Record<string, string>): string[] {
  const project = mkdtempSync(join(tmpdir(), 'folders-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, root, name)), { recursive: true })
      writeFileSync(join(project, root, name), text)
    }
    return folderCycles(importsUnder(project, root))
  } finally {
    rmSync(project, { recursive: true })
  }
}

test('finds two folders whose files import each other, though no file imports itself', () => {
  const files = {
    'shifts/plans/a.ts': "import { b } from '#app/shifts/rules/b'\nexport const a = b\n",
    'shifts/rules/b.ts': 'export const b = 1\n',
    'shifts/rules/c.ts': "export { a } from '#app/shifts/plans/a'\n",
  }
  assert.deepEqual(ringsOf('backend/app', files), [
    'shifts: plans → rules → plans (shifts/plans/a.ts imports shifts/rules/b.ts; shifts/rules/c.ts imports shifts/plans/a.ts)',
  ])
})

test('finds a ring of types alone, by relative names, and one of three by dynamic imports', () => {
  const ofTypes = {
    'time/a.ts': "import type { B } from '../roster/b.ts'\nexport type A = B\n",
    'roster/b.ts': 'export type B = 1\n',
    'roster/c.ts': "import type { A } from '../time/a.ts'\nexport type C = A\n",
  }
  assert.equal(ringsOf('solver/src', ofTypes).length, 1)
  const ofThree = {
    'grid/a.tsx': "export const a = () => import('#/features/plan/state/b')\n",
    'state/b.ts': "import { c } from '../rules/c.ts'\nexport const b = c\n",
    'rules/c.ts': "import { d } from '../grid/d.tsx'\nexport const c = d\n",
    'grid/d.tsx': 'export const d = 1\n',
  }
  assert.equal(ringsOf('frontend/src/features/plan', ofThree).length, 1)
})

test('finds a folder that imports the file beside it which imports the folder', () => {
  const files = {
    'queue.ts': "import { a } from './runs/a.ts'\nexport const queue = a\n",
    'runs/a.ts': 'export const a = 1\n',
    'runs/b.ts': "import { queue } from '../queue.ts'\nexport const b = queue\n",
  }
  assert.equal(ringsOf('solver/src', files).length, 1)
})

test('takes folders in one direction, tests that look at all of them, and what is imported of others', () => {
  const files = {
    'a/one.ts':
      "import { two } from '../b/two.ts'\nimport ts from 'typescript'\nexport const one = [two, ts]\n",
    'b/two.ts': 'export const two = 2\n',
    'b/two.spec.ts': "import { one } from '../a/one.ts'\none()\n",
    'b/testing/stage.ts': "import { one } from '../a/one.ts'\nexport const stage = one\n",
  }
  assert.deepEqual(ringsOf('solver/src', files), [])
})

/** The tables of solver and screens lie beside the folders that fill and read them. */
const withFiles = false

test('leaves files beside folders out where it is asked to', () => {
  const imports = new Map([
    ['a/one.ts', ['table.ts']],
    ['table.ts', ['a/one.ts']],
  ])
  assert.equal(folderCycles(imports).length, 1)
  assert.deepEqual(folderCycles(imports, { withFiles }), [])
})

test('no folder of backend/app imports itself through others', () => {
  const imports = importsUnder(inRoot(), 'backend/app')
  assert.ok(imports.size > 500)
  assert.deepEqual(folderCycles(imports), [])
})

const features = readdirSync(inRoot('frontend/src/features')).map((name) => `frontend/src/features/${name}`)

for (const root of ['solver/src', ...features])
  test(`no folder of ${root} imports itself through others`, () => {
    const imports = importsUnder(inRoot(), root)
    assert.ok(imports.size > 0)
    assert.deepEqual(folderCycles(imports, { withFiles }), [])
  })
