import { screen } from '@testing-library/react'
import type { NamedSwapShift } from '@shiftloom/backend/contracts/swaps'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { useSwapWords } from './use_swap_words.ts'

function When({ day }: { day: string }) {
  const words = useSwapWords()
  return <p>{words.when({ day, start: '08:00', end: '16:00' } as NamedSwapShift)}</p>
}

test('a shift of another year is said with it', async () => {
  const year = new Date().getFullYear()
  await renderScreen(<When day={`${year}-06-15`} />, { feature: 'swaps' })
  expect(screen.getByText(/Jun 15, /).textContent).not.toMatch(String(year))
  await renderScreen(<When day={`${year + 1}-01-12`} />, { feature: 'swaps' })
  expect(screen.getByText(/Jan 12, /).textContent).toMatch(String(year + 1))
})
