import { packs } from '@shiftloom/solver/labour_code/law_packs'
import { expect, test } from 'vitest'
import { citation } from './citation.ts'

const words = {
  labour_code: 'Bộ luật Lao động',
  decree: 'Nghị định',
  decree_of: 'NĐ-CP',
  directive: 'Chỉ thị',
  resolution: 'Nghị quyết',
  article: 'Điều',
}

test.each([
  ['KP art. 132 § 1', 'KP Điều 132 § 1'],
  ['KP art. 129, 135-140¹, 143, 144', 'KP Điều 129, 135-140¹, 143, 144'],
  ['KP art. 133; commentaries disagree', 'KP Điều 133'],
  ['KP art. 131, read for every single week', 'KP Điều 131'],
  [
    'Labour Code art. 107; Decree 145 art. 60: with overtime',
    'Bộ luật Lao động Điều 107; Nghị định 145 Điều 60',
  ],
  ['Directive 2003/88/EC art. 6, read for every single week', 'Chỉ thị 2003/88/EC Điều 6'],
])('%s', (basis, cited) => expect(citation(basis, words)).toBe(cited))

test.each(['chosen by the organisation', 'left to national law', 'not used'])(
  '%s names no statute',
  (basis) => expect(citation(basis, words)).toBeNull()
)

test('no citation of any pack keeps an English word', () => {
  const all = Object.values(packs).flatMap(({ versions }) =>
    versions.flatMap(({ limits }) => Object.values(limits).map(({ basis }) => citation(basis, words)))
  )
  expect(
    all.filter((cited) =>
      /[a-z]{3,}/.test(cited?.replace(/poz\.|Bộ luật Lao động|Nghị định|Nghị quyết|Chỉ thị|Điều/g, '') ?? '')
    )
  ).toEqual([])
})
