import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { kernel, modules } from '#modules'
import { cycle, importsUnder, violations } from './imports.js'

test.group('Modules', () => {
  test('the rules catch what they name', ({ assert }) => {
    const planted = (from: string, specifier: string) =>
      violations([{ file: 'planted.ts', from, specifier }], modules, kernel).length
    assert.equal(planted('scheduling', '#app/organisation/profile/current_user'), 1)
    assert.equal(planted('organisation', '#app/scheduling/public/anything'), 1)
    assert.equal(planted('core', '#app/organisation/public/anything'), 1)
    assert.equal(planted('scheduling', '../../organisation/queries/current_user.js'), 1)
    assert.equal(planted('scheduling', '#app/organisation/public/anything'), 0)
    assert.equal(planted('scheduling', '#app/core/http/result'), 0)
    assert.deepEqual(cycle({ a: { uses: ['b'] }, b: { uses: ['a'] } }), ['a', 'b', 'a'])
  })

  test('modules keep to their declared uses and public faces', ({ assert }) => {
    const imports = importsUnder('app')
    assert.isAbove(imports.length, 20)
    assert.deepEqual(violations(imports, modules, kernel), [])
    assert.isNull(cycle(modules))
  })

  test('every folder of app/ is a declared module', ({ assert }) => {
    assert.sameMembers(readdirSync('app'), Object.keys(modules))
  })
})
