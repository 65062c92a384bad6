import { account } from './settings.ts'
import { visit, type Visit } from './browser.ts'

/** Signs a demo account in through the sign-in page, in English. */
export async function signedIn(role: string, options?: Parameters<typeof visit>[0]): Promise<Visit> {
  const { email, password } = account(role)
  const visited = await visit(options)
  const { page } = visited
  await page.goto('/login')
  await page.locator('input[type="email"], input[name="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return visited
}
