import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basisUnder } from './basis_under.ts'
import { allRules } from './registry.ts'

test('a breach cites the statutes of its own law only', () => {
  const basis = 'KP art. 134; Labour Code 45/2019/QH14 art. 109; Directive 2003/88/EC art. 4'
  assert.equal(basisUnder(basis, 'PL'), 'KP art. 134')
  assert.equal(basisUnder(basis, 'VN'), 'Labour Code 45/2019/QH14 art. 109')
  assert.equal(basisUnder(basis, 'EU'), 'Directive 2003/88/EC art. 4')
  const several = 'KP art. 178; Dz.U. 1997 nr 123 poz. 776 art. 15; Directive 94/33/EC art. 9'
  assert.equal(basisUnder(several, 'PL'), 'KP art. 178; Dz.U. 1997 nr 123 poz. 776 art. 15')
})

test('where the law has no statute of the rule, what is no statute is cited', () => {
  assert.equal(basisUnder('KP art. 128 § 3; usual practice elsewhere', 'VN'), 'usual practice elsewhere')
  assert.equal(basisUnder('one person, one place', 'PL'), 'one person, one place')
})

test('no rule names one law’s statute under another', () => {
  for (const { basis } of allRules) {
    assert.doesNotMatch(basisUnder(basis, 'PL'), /Labour Code|Directive|Decree/)
    assert.doesNotMatch(basisUnder(basis, 'VN'), /KP|Dz\.U\.|Directive/)
    assert.doesNotMatch(basisUnder(basis, 'EU'), /KP|Dz\.U\.|Labour Code|Decree/)
  }
})
