import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '../paths.ts'
import { againstFloors, featureFloors } from './feature_floors.ts'
import { importsUnder } from './folder_cycles.ts'

const floors = ['model', 'state', 'grid']

test('takes imports of lower floors, of the own one, and by the files above all of them', () => {
  const imports = new Map([
    ['screen.tsx', ['grid/a.tsx', 'model/a.ts']],
    ['grid/a.tsx', ['grid/b.ts', 'model/a.ts', 'state/a.ts']],
    ['state/a.ts', ['model/a.ts']],
  ])
  assert.deepEqual(againstFloors(imports, floors), [])
})

test('finds imports of a higher floor, of a folder that is none, and of a file above the floors', () => {
  const imports = new Map([
    ['model/a.ts', ['state/a.ts']],
    ['state/a.ts', ['tools/a.ts', 'screen.tsx']],
    ['tools/a.ts', ['model/a.ts']],
  ])
  assert.deepEqual(againstFloors(imports, floors), [
    'model/a.ts imports state/a.ts, which is not below it',
    'state/a.ts imports tools/a.ts, which is not below it',
    'state/a.ts imports screen.tsx, which is not below it',
    'tools/a.ts lies on no floor',
  ])
})

for (const [feature, declared] of Object.entries(featureFloors))
  test(`folders of the feature ${feature} import lower floors only`, () => {
    const root = `frontend/src/features/${feature}`
    assert.deepEqual(againstFloors(importsUnder(inRoot(), root), declared), [])
    const folders = readdirSync(inRoot(root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'locales')
      .map(({ name }) => name)
    assert.deepEqual(
      [...declared].sort(),
      folders.sort(),
      'every floor is there, and every folder is a floor'
    )
  })
