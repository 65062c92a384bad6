import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../time/time.ts'
import { figuresOn, lawPacks, limitsOn, packs, type LawPackId } from './law_packs.ts'

const ids = Object.keys(packs) as LawPackId[]

test('every number of every law says where it stands', () => {
  for (const id of ids)
    for (const { validFrom, limits, figures } of packs[id].versions)
      for (const [name, { basis }] of Object.entries({ ...limits, ...figures }))
        assert.ok(basis.length > 3, `${id} ${validFrom} ${name}`)
})
test('versions follow each other', () => {
  for (const id of ids) {
    const days = packs[id].versions.map(({ validFrom }) => validFrom)
    assert.deepEqual([...new Set(days)].sort(), days)
  }
})
test('a version begins on its first day and ends the day before the next', () => {
  const wageOn = (day: string) => figuresOn('PL', day).minimumWageMinor
  for (const { validFrom, figures } of packs.PL.versions) {
    assert.equal(wageOn(validFrom), figures.minimumWageMinor.value)
    if (validFrom > '2024') assert.notEqual(wageOn(addDays(validFrom, -1)), figures.minimumWageMinor.value)
  }
})
test('the limits without a day are those of the newest version', () => {
  for (const id of ids) assert.deepEqual(lawPacks[id], limitsOn(id, '2099-01-01'))
})
