import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ScreensContext } from '#/lib/screens/screens.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { SetupCard } from './setup_card.tsx'

const Place = () => <output>{useLocation().pathname}</output>

async function open(state: { step: string; locationId: string | null }) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as object) : null
    if (body) sent.push(body)
    return Promise.resolve(new Response(JSON.stringify({ result: { ...state, ...body } }), { status: 200 }))
  })

  await renderSeeded(
    <ScreensContext value={(name) => (name === 'welcome' ? '/welcome' : null)}>
      <SetupCard />
      <Place />
    </ScreensContext>,
    { feature: 'home' }
  )
  return sent
}

test.each([
  [null, 'location'],
  ['l1', 'positions'],
])('what was skipped goes on at its first open step (location: %s)', async (locationId, step) => {
  const sent = await open({ step: 'skipped', locationId })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/welcome'))
  expect(sent).toEqual([{ step }])
})

test('what was left leads back to its step', async () => {
  await open({ step: 'employees', locationId: 'l1' })
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/welcome')
})
