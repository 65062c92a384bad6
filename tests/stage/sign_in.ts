import { languages, type Locale } from '@shiftloom/backend/contracts/enums'
import { apiOf, newToken } from './api.ts'
import type { BrowserContext } from 'playwright'
import { visit, type Visit } from './browser.ts'
import { account } from './settings.ts'

type Options = Parameters<typeof visit>[0] & { locale?: Locale }

/** Signs a demo account in through the sign-in page; the product then speaks `locale`, English unless told. */
export async function signedIn(role: string, { locale = 'en-US', ...options }: Options = {}): Promise<Visit> {
  await speak(role, locale)
  const visited = await visit(options)
  await signIn(visited, role)
  return visited
}

export async function signIn({ page }: Visit, role: string): Promise<void> {
  const { email, password } = account(role)
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.locator('input[type="email"], input[name="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** As somebody who is signed in already, in English: pages of the context open without the sign-in page. */
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
