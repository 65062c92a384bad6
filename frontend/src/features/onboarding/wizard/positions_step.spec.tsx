import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
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

test('a position that is made gets a colour that no other shows', async () => {
  const own = { ownColor: null }
  const sent = answerWith({
    'GET /onboarding/industries': { result: industries },
    'GET /organisation-management/positions': {
      result: { items: [{ id: 'p1', name: 'Manager', color: 1, ...own }], total: 1 },
    },
    'POST /organisation-management/positions': (body: object) => ({
      result: { id: 'made', ...own, ...body },
    }),
    'GET /organisation-management/locations/l1': { result: { id: 'l1', positionIds: [] } },
  })
  const onboarding = { company: { industry: 'gastronomy' } } as Onboarding
  await renderScreen(<PositionsStep onboarding={onboarding} locationId="l1" />, { feature: 'onboarding' })
  for (const name of ['Cook', 'Waiter']) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  expect(sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/positions'))).toMatchObject([
    { body: { name: 'Cook', color: 0 } },
    { body: { name: 'Waiter', color: 2 } },
  ])
})
