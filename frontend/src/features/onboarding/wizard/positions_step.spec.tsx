import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render.tsx'
import { PositionsStep } from './positions_step.tsx'

const industries = [
  { key: 'gastronomy', name: 'Restaurants', positions: ['Cook', 'Waiter'] },
  { key: 'own-one', name: 'Circuses', positions: ['Acrobat'] },
  { key: 'other', name: 'Other', positions: ['Specialist'] },
]

async function open(industry: string | null) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const result = url.endsWith('/onboarding/industries') ? industries : { items: [{ name: 'Cook' }] }
    return Promise.resolve(new Response(JSON.stringify({ result }), { status: 200 }))
  })
  const onboarding = { company: { industry } } as Onboarding
  await renderScreen(<PositionsStep onboarding={onboarding} locationId="l1" />, { feature: 'onboarding' })
  await waitFor(() => screen.getByRole('group'))
  return { asked, offered: () => screen.getAllByRole('checkbox').map((chip) => chip.getAttribute('value')) }
}

test('positions of an industry that the provider added are offered beside what is there', async () => {
  const { offered } = await open('own-one')
  expect(offered()).toEqual(['Cook', 'Acrobat'])
})

test('without an industry those of all others are offered', async () => {
  const { offered } = await open(null)
  expect(offered()).toEqual(['Cook', 'Specialist'])
})

test('going on without any is not possible, and says so', async () => {
  const { asked } = await open('gastronomy')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cook' }))
  const before = asked.length
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(asked).toHaveLength(before)
})
