import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render.tsx'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { ActivateAccountScreen } from '../activate_account_screen.tsx'
import { PublicRegisterScreen, RegisterScreen } from './register_screen.tsx'

const answers = new Map<string, () => Response>()
const sent: { path: string; body: unknown }[] = []
const answer = (path: string, status: number, body: unknown = null) =>
  answers.set(path, () => new Response(body === null ? null : JSON.stringify(body), { status }))

beforeEach(() => {
  answers.clear()
  sent.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://here').pathname.replace('/api/user-access', '')
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return Promise.resolve(answers.get(path)?.() ?? new Response(null, { status: 204 }))
  })
})

async function open(Screen: () => React.ReactNode, path: string) {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts('registration')
  await renderScreen(<Screen />, { feature: 'account', path })
}

describe('registering', () => {
  const known = '/public_register?company=Bistro&name=Ewa&surname=Lis&email=ewa@example.com'

  test('is not sent without consent and a strong password', async () => {
    await open(PublicRegisterScreen, known)
    await userEvent.type(screen.getByLabelText('Password'), 'weak')
    await userEvent.click(screen.getByRole('button', { name: 'Register' }))
    expect(screen.getByText(/^The password needs at least 8/)).toBeTruthy()
    expect(screen.getByText('Without your consent we cannot create the company.')).toBeTruthy()
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  test('sends what was known and typed, and says where the mail went', async () => {
    await open(PublicRegisterScreen, known)
    await userEvent.type(screen.getByLabelText('Password'), 'Nowa-firma-1')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Register' }))
    expect((await screen.findByRole('status')).textContent).toContain('ewa@example.com')
    const given = { companyName: 'Bistro', name: 'Ewa', surname: 'Lis', email: 'ewa@example.com' }
    expect(sent).toEqual([
      {
        path: '/registrations',
        body: { ...given, password: 'Nowa-firma-1', language: 0, acceptsTerms: true },
      },
    ])
  })

  test.each([
    ['/register', RegisterScreen, 1],
    ['/public_register', PublicRegisterScreen, 0],
  ])('%s leads back to the sign-in page, or not', async (path, Screen, links) => {
    await open(Screen, path)
    expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(links)
  })
})

describe('a mailed registration', () => {
  const pending = { email: 'ewa@example.com', name: 'Ewa', companyName: 'Bistro' }
  const path = '/activate-account?registration=abc'

  test('asks for the password, and says when it is another', async () => {
    answer('/registration-links', 200, { result: pending })
    answer('/registration-confirmations', 400, { Code: 'onboarding.password_differs', ErrorMessage: '' })
    await open(ActivateAccountScreen, path)
    await userEvent.type(await screen.findByLabelText('Password'), 'Other-1234')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }))
    expect(await screen.findByText('This is not the password you chose when you registered.')).toBeTruthy()
    expect(sent.at(-1)).toEqual({
      path: '/registration-confirmations',
      body: { link: 'abc', password: 'Other-1234' },
    })
  })

  test('that is no longer good leads on', async () => {
    answer('/registration-links', 400, { Code: 'onboarding.registration_expired', ErrorMessage: '' })
    await open(ActivateAccountScreen, path)
    expect(await screen.findByText('This link has expired.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Register again' })).toBeTruthy()
  })
})
