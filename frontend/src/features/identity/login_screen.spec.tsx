import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
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
