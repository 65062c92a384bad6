import { languages, type Locale } from '@shiftloom/backend/contracts/enums'
import { request, type BrowserContext } from 'playwright'
import { apiOf, headersOf, newToken } from './api.ts'
import { visit, type StorageState, type Visit } from './browser.ts'
import { account, baseUrl } from './settings.ts'

type Options = Omit<NonNullable<Parameters<typeof visit>[0]>, 'storageState'> & { locale?: Locale }

/**
 * A visit of a signed-in demo account, to which the product speaks `locale`. Its pages are signed in from their first
 * picture; what the sign-in page itself does is the business of other journeys.
 */
export async function signedIn(role: string, { locale = 'en-US', ...options }: Options = {}): Promise<Visit> {
  await speak(role, locale)
  return visit({ ...options, storageState: await sessionOf(role) })
}

/** A session of its own, as the browser keeps it: the token beside the cookie that renews it. */
async function sessionOf(role: string): Promise<StorageState> {
  const { email, password } = account(role)
  const asking = await request.newContext({ baseURL: baseUrl, extraHTTPHeaders: headersOf(account(role)) })
  try {
    const answer = await asking.post('/api/user-access/authentication/sign-in', { data: { email, password } })
    if (!answer.ok()) throw new Error(`Signing in as ${email}: ${answer.status()} ${await answer.text()}`)
    const { result } = (await answer.json()) as { result: { token: string } }
    const { cookies } = await asking.storageState()
    const localStorage = [{ name: 'token', value: result.token }]
    return { cookies, origins: [{ origin: new URL(baseUrl).origin, localStorage }] }
  } finally {
    await asking.dispose()
  }
}

/** Signs a demo account in through the sign-in page. */
export async function signIn({ page }: Visit, role: string): Promise<void> {
  const { email, password } = account(role)
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.locator('input[type="email"], input[name="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** As a user already signed in, in English: pages of the context open without the sign-in page. */
export async function hasSignedIn(context: BrowserContext, role: string): Promise<void> {
  await speak(role, 'en-US')
  const token = await newToken(account(role))
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token)
}

/** The product speaks this language to the account from now on. */
export async function speak(role: string, locale: Locale): Promise<void> {
  const api = await apiOf(account(role))
  const users = role.startsWith('back office') ? 'back-office-users' : 'organisation-users'
  await api.put(`/organisation-management/${users}/profile/language`, { language: languages[locale] })
}
