import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { inSeconds, tokenOf } from '../../../testing/token.ts'
import { session } from '#/lib/session/session.ts'
import { LoginForm } from './login_form.tsx'

const fetched = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }))

beforeEach(async () => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  await renderScreen(<LoginForm />, { feature: 'identity' })
})
afterEach(() => session.end())

async function fill(email: string, password: string) {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('E-mail'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in', () => {
  test('starts a session', async () => {
    const token = tokenOf({ userId: 'anna', exp: inSeconds(900) })
    answer(200, { result: { token } })
    await fill('anna@example.com', 'Secret1!')
    await vi.waitFor(() => expect(session.token()).toBe(token))
    expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toEqual({
      email: 'anna@example.com',
      password: 'Secret1!',
      rememberMe: false,
    })
  })

  test('remembers when asked to', async () => {
    answer(400, { Code: 'identity.wrong_credentials', ErrorMessage: '' })
    await userEvent.click(screen.getByLabelText('Remember me on this device'))
    await fill('anna@example.com', 'x')
    expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toHaveProperty('rememberMe', true)
  })

  test.each([
    ['identity.wrong_credentials', 400, {}, 'The e-mail address or the password is not correct.'],
    ['identity.too_many_attempts', 429, { minutes: 1 }, 'Too many failed attempts. Try again in 1 minute.'],
    ['core.unexpected', 500, {}, 'From the server.'],
  ])('a refusal is said in the form: %s', async (Code, status, Details, sentence) => {
    answer(status, { Code, Details, ErrorMessage: 'From the server.', TraceId: 't' })
    await fill('anna@example.com', 'x')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(session.token()).toBeNull()
  })

  test.each([
    [{ waits: false, sent: false }, 'The e-mail address or the password is not correct.'],
    [
      { waits: true, sent: true },
      'Your registration is not confirmed yet. The link waits in your mailbox; we have just sent it again.',
    ],
    [
      { waits: true, sent: false },
      'Your registration is not confirmed yet. We have sent you the link several times within the last hour; look for it in your mailbox, also in the spam folder.',
    ],
  ])('a registration says what became of its mail: %o', async (reminder, sentence) => {
    fetched.mockImplementation(async (request) =>
      String(request instanceof Request ? request.url : request).includes('registration-reminders')
        ? new Response(JSON.stringify({ result: reminder }), { status: 200 })
        : new Response(JSON.stringify({ Code: 'identity.wrong_credentials', ErrorMessage: '' }), {
            status: 400,
          })
    )
    await fill('anna@example.com', 'Secret1!')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test.each([
    ['', '', 'Enter your e-mail address.'],
    ['anna', 'x', 'This is not a valid e-mail address.'],
    ['anna@example.com', '', 'Enter your password.'],
  ])('"%s" and "%s" are not even sent', async (email, password, sentence) => {
    await fill(email, password)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('the password can be looked at', async () => {
    const field = screen.getByLabelText('Password') as HTMLInputElement
    await userEvent.type(field, 'Secret1!')
    await userEvent.click(screen.getByRole('button', { name: 'Show or hide password' }))
    expect(field.type).toBe('text')
  })
})

describe('the form that the page itself carries', () => {
  afterEach(() => document.getElementById('first')?.remove())

  test('hands over what was typed into it, with the cursor', async () => {
    cleanup()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="first"><form><input name="email" /><input name="password" /><input type="checkbox" name="remember" /></form></div>'
    )
    const [email, password, remember] = document.querySelectorAll<HTMLInputElement>('#first input')
    email!.value = 'anna@example.com'
    password!.value = 'Secr'
    remember!.checked = true
    password!.focus()
    await renderScreen(<LoginForm />, { feature: 'identity' })
    expect(document.getElementById('first')).toBeNull()
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'anna@example.com')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Secr')
    expect(screen.getByLabelText('Remember me on this device')).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })
})
