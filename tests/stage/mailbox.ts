import { mailboxCookie, mailboxKey, mailboxPath } from '../../backend/app/core/mail/mailbox_key.ts'
import { baseUrl, needed } from './settings.ts'
import { until } from './until.ts'

const headers = {
  'Accept-Language': 'en-US',
  Cookie: `${mailboxCookie}=${mailboxKey(needed('APP_KEY'))}`,
}

const pageOf = async (path: string): Promise<string> => {
  const answer = await fetch(`${baseUrl}${path}`, { headers })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}

const rowsTo = async (email: string): Promise<string[]> =>
  (await pageOf(mailboxPath)).split('<tr>').filter((row) => row.includes(`<td>${email}</td>`))

/**
 * What the newest matching mail to an address says. News about the account comes by a job of its own, at any
 * moment: neither the newest mail nor the first look is sure to be the one that is asked for.
 */
async function newestThatHolds(email: string, what: RegExp): Promise<string> {
  let found: string | undefined
  await until(async () => {
    for (const row of await rowsTo(email)) {
      const id = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(row)![1]!
      const text = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(await pageOf(`${mailboxPath}/${id}`))![1]!
      const holds = what.exec(text)
      if (!holds) continue
      found = holds[1]
      return true
    }
    return false
  })
  return found!
}

/** The address of that page in the newest mail to an address that leads there, as its reader would follow it. */
export async function newestLinkTo(
  page: 'activate-account' | 'new-password',
  email: string
): Promise<string> {
  const link = await newestThatHolds(email, new RegExp(`<a href="([^"]+/${page}\\?[^"]+)"`))
  return link.replaceAll('&amp;', '&')
}

/** The six digits in the newest mail to an address that has any. */
export const newestCodeTo = (email: string): Promise<string> => newestThatHolds(email, /\b(\d{6})\b/)

/** Subjects of the mails to an address, the newest first, as far back as the development mailbox shows. */
export const mailsTo = async (email: string): Promise<string[]> =>
  (await rowsTo(email)).map((row) => /<a [^>]*>([^<]*)<\/a>/.exec(row)![1]!)
