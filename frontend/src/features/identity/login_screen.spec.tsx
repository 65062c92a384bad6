import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { unsent } from '#/lib/network/unsent.ts'
import { endedSession } from '#/lib/session/ended_session.ts'
import { LoginScreen } from './login_screen.tsx'

afterEach(() => {
  endedSession.forget()
  vi.unstubAllGlobals()
})

const seat = { byName: 'Jan Kowalski' }

test.each([
  ['a session', null, 'anna@example.com', /^Your session has ended/],
  ['a seat, which has no password', seat, '', /^Your time in this user’s account is over/],
])('says what has ended: %s', async (_what, impersonation, email, sentence) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ result: [] })))
  endedSession.keep('anna', { email: 'anna@example.com', impersonation })
  await renderScreen(<LoginScreen />, { feature: 'identity' })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(email)
})

test.each([
  ['a session', null, /2 changes have not been sent. Sign in again on this page to send them/],
  ['a seat', seat, /2 changes have not been sent. Leave this page open .* in another tab/],
])('says how what waits is sent after the end of %s', async (_what, impersonation, sentence) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ result: [] })))
  endedSession.keep('anna', { email: 'anna@example.com', impersonation })
  const source = {}
  unsent.report(source, { userId: 'anna', count: 2, waiting: true, path: '/scheduler' })
  await renderScreen(<LoginScreen />, { feature: 'identity' })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByText(/in this tab/)).toBeNull()
  unsent.report(source, { userId: 'anna', count: 0, waiting: false, path: '/scheduler' })
})
