import { mailboxEntrance, mailboxPath } from '../../backend/app/core/mail/mailbox_key.ts'
import { test } from '@japa/runner'
import { visit } from '../stage/browser.ts'
import { newestLinkTo } from '../stage/mailbox.ts'
import { newcomer } from '../stage/newcomer.ts'
import { needed } from '../stage/settings.ts'

test.group('The development mailbox', () => {
  test('opens by the printed address, and shows a mail as it is sent', async ({ assert }) => {
    const email = await newcomer(1)
    await newestLinkTo('activate-account', email)
    const { page, context } = await visit()
    assert.equal((await page.goto(mailboxPath))?.status(), 404)
    await page.goto(mailboxEntrance(needed('APP_KEY')))
    assert.equal(new URL(page.url()).pathname, mailboxPath)
    assert.equal(new URL(page.url()).search, '', 'the key does not stay in the address')
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
    // A page of its own, for which the browser has to send the key once more.
    await page.frameLocator('iframe').getByRole('link').first().waitFor()
    await page.goto(mailboxPath)
    await page.getByRole('row').filter({ hasText: email }).first().waitFor()
    await context.close()
  })
})
