import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#/../testing/render.tsx'
import { CalendarFeed } from './calendar_feed.tsx'

vi.mock('#/lib/account/profile.ts', () => ({ useProfile: () => ({ impersonation: null }) }))

test('a new link can be copied, subscribed to and downloaded, with a line for each calendar', async () => {
  const path = '/calendar/secret.ics'
  let isOpen = false
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    const isNew = init?.method === 'POST'
    if (isNew) isOpen = true
    const result = isNew ? { path } : { isOpen, openedAt: null, lastReadAt: null }
    return Promise.resolve(new Response(JSON.stringify({ result })))
  })
  await renderScreen(<CalendarFeed />, { feature: 'calendar_feed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
  const address = `${location.origin}${path}`
  expect(((await screen.findByLabelText('Link')) as HTMLInputElement).value).toBe(address)
  screen.getByRole('button', { name: 'Copy' })
  expect(screen.getByRole('link', { name: /on this device/ }).getAttribute('href')).toBe(
    address.replace(/^https?:/, 'webcal:')
  )
  const download = screen.getByRole('link', { name: /\.ics/ })
  expect(download.getAttribute('href')).toBe(path)
  expect(download.hasAttribute('download')).toBe(true)
  for (const program of [/^Google Calendar/, /^Apple Calendar/, /^Outlook/]) screen.getByText(program)
})
