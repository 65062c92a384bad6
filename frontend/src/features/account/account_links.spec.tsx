import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLocale } from '#/lib/i18n/i18n.ts'
import { shownToasts } from '#/ui/toast.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { ActivateAccountScreen } from './activate_account_screen.tsx'
import { ForgotPasswordScreen } from './forgot_password_screen.tsx'
import { NewPasswordScreen } from './new_password_screen.tsx'

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

const whose = {
  ...{ purpose: 'activation', email: 'ewa@example.com', name: 'Ewa', organisationName: 'Bistro' },
  language: 0,
}
const open = (Screen: () => React.ReactNode, path: string) =>
  renderScreen(<Screen />, { feature: 'account', path })

describe('a forgotten password', () => {
  test('an address that is none is not sent', async () => {
    await open(ForgotPasswordScreen, '/forgot-password')
    await userEvent.type(screen.getByLabelText('E-mail'), 'ewa')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(screen.getByText('This is not a valid e-mail address.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('a weak and a mistyped password are reported at the field; nothing is sent', async () => {
    answer('/account-links', 200, { result: { ...whose, purpose: 'password_reset', needsPassword: true } })
    await open(NewPasswordScreen, '/new-password?link=abc')
    const [first, second] = [
      await screen.findByLabelText('New password'),
      screen.getByLabelText('Repeat the password'),
    ]
    const save = screen.getByRole('button', { name: 'Save the password' })
    await userEvent.type(first, 'Short-1')
    await userEvent.click(save)
    expect(screen.getByText(/^The password needs at least 8/)).toBeTruthy()
    await userEvent.type(first, '2')
    await userEvent.type(second, 'Short-13')
    await userEvent.click(save)
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy()
    expect(sent.map(({ path }) => path)).toEqual(['/account-links'])
  })
})

describe('an activation link', () => {
  test('without its parameters is refused with the way out', async () => {
    await open(ActivateAccountScreen, '/activate-account')
    expect(screen.getByText(/Open this page through the link in your e-mail/)).toBeTruthy()
    expect(sent).toEqual([])
  })

  test.each([
    ['identity.link_expired', 'This link has expired.'],
    ['identity.link_invalid', 'This link is no longer valid: it was used, or a newer one was sent.'],
  ])('%s', async (Code, sentence) => {
    answer('/account-links', 400, { Code, ErrorMessage: '' })
    await open(ActivateAccountScreen, '/activate-account?link=abc')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy()
  })

  test('of another kind does not open the page', async () => {
    answer('/account-links', 200, { result: { ...whose, purpose: 'password_reset', needsPassword: true } })
    await open(ActivateAccountScreen, '/activate-account?link=abc')
    expect(await screen.findByText('This link does not work')).toBeTruthy()
  })

  test('opens in the language of the mail', async () => {
    answer('/account-links', 200, { result: { ...whose, needsPassword: true, language: 1 } })
    await open(ActivateAccountScreen, '/activate-account?link=abc')
    expect(await screen.findByRole('button', { name: 'Aktywuj konto' })).toBeTruthy()
    await changeLocale('en-US')
  })

  test('says that it is open in the language of the mail', async () => {
    answer('/account-links', 200, { result: { ...whose, needsPassword: false, language: 1 } })
    answer('/activations', 200, { result: { email: whose.email } })
    await open(ActivateAccountScreen, '/activate-account?link=abc')
    await userEvent.click(await screen.findByRole('button', { name: 'Potwierdź adres' }))
    await vi.waitFor(() => expect(shownToasts().map(({ text }) => text)).toEqual(['Konto jest aktywne.']))
    await changeLocale('en-US')
  })

  test('asks users who have a password for none', async () => {
    answer('/account-links', 200, { result: { ...whose, needsPassword: false } })
    answer('/activations', 200, { result: { email: whose.email } })
    await open(ActivateAccountScreen, '/activate-account?link=abc')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    expect(sent.at(-1)).toEqual({ path: '/activations', body: { link: 'abc' } })
  })

  test('opens the account and signs in with the password that was chosen', async () => {
    answer('/account-links', 200, { result: { ...whose, needsPassword: true } })
    answer('/activations', 200, { result: { email: whose.email } })
    answer('/authentication/sign-in', 400, { Code: 'identity.too_many_attempts', Details: { minutes: 2 } })
    await open(ActivateAccountScreen, '/activate-account?link=abc')
    await userEvent.type(await screen.findByLabelText('New password'), 'Fresh-start-1')
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'Fresh-start-1')
    await userEvent.click(screen.getByRole('button', { name: 'Open my account' }))
    await vi.waitFor(() =>
      expect(sent.slice(1)).toEqual([
        { path: '/activations', body: { link: 'abc', password: 'Fresh-start-1' } },
        {
          path: '/authentication/sign-in',
          body: { email: whose.email, password: 'Fresh-start-1', rememberMe: false },
        },
      ])
    )
  })
})
