import { packs } from '@shiftloom/solver/labour_code/law_packs'
import { expect, test } from 'vitest'
import { wageSource } from './wage_source.ts'

const words = {
  ...{
    labour_code: 'Bộ luật Lao động',
    decree: 'Nghị định',
    decree_of: 'NĐ-CP',
    directive: 'Chỉ thị',
    resolution: 'Nghị quyết',
  },
  article: 'Điều',
}

test('the newest wage of Vietnam names decree, article and region in the language of the page', () => {
  const { basis } = packs.VN.versions.at(-1)!.figures.minimumWageMinor
  expect(wageSource(basis, words, 'vùng I')).toBe('Nghị định 293/2025/NĐ-CP Điều 3 (1), vùng I')
})

test('no source of a wage keeps an English word', () => {
  const sources = [packs.VN, packs.PL].flatMap(({ versions }) =>
    versions.flatMap(({ figures: { minimumWageMinor, minimumWageHourMinor } }) =>
      [minimumWageMinor, minimumWageHourMinor].flatMap(({ value, basis }) =>
        value === null ? [] : [wageSource(basis, words, 'vùng I')]
      )
    )
  )
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources) expect(source).not.toMatch(/\b(Decree|Act|art|of|region|from)\b/)
})
