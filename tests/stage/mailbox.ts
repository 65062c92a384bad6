import { baseUrl } from './settings.ts'

const pageOf = async (path: string): Promise<string> => {
  const answer = await fetch(`${baseUrl}${path}`, { headers: { 'Accept-Language': 'en-US' } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}

/** The text of the newest mail to somebody, as the development mailbox shows it, with its links. */
async function newestTo(email: string): Promise<string> {
  const list = await pageOf('/dev/mailbox')
  const row = list.split('<tr>').find((one) => one.includes(`<td>${email}</td>`))
  const id = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(row ?? '')?.[1]
  if (!id) throw new Error(`There is no mail to ${email}.`)
  return /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(await pageOf(`/dev/mailbox/${id}`))![1]!
}

/** The address in the newest mail to somebody, as its reader would follow it. */
export async function newestLinkTo(email: string): Promise<string> {
  const link = /<a href="([^"]+)"/.exec(await newestTo(email))?.[1]
  if (!link) throw new Error(`The newest mail to ${email} has no link.`)
  return link.replaceAll('&amp;', '&')
}

/** The six digits in the newest mail to somebody. */
export async function newestCodeTo(email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await newestTo(email))?.[0]
  if (!code) throw new Error(`The newest mail to ${email} has no code.`)
  return code
}
