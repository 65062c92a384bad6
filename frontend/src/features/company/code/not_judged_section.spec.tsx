import { packs, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { limitsOf, versionOn } from '@shiftloom/solver/labour_code/packs/law_pack'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotJudgedSection } from './not_judged_section.tsx'
import { renderScreen } from '../../../../testing/render.tsx'

const law = (id: LawPackId) => {
  const version = versionOn(packs[id], '2026-11-24')
  return { id, version, limits: limitsOf(version) }
}

test.each([
  ['PL', 'Poland:', 10],
  ['VN', 'Vietnam:', 5],
  ['EU', 'Directive:', 2],
] as const)('what a plan does not show under %s is listed', async (id, opening, count) => {
  await renderScreen(<NotJudgedSection laws={[law(id)]} />, { feature: 'company' })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(line.startsWith(opening)).toBe(true)
  cleanup()
})
