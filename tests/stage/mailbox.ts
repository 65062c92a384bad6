import { baseUrl } from './settings.ts'

const pageOf = async (path: string): Promise<string> => {
  const answer = await fetch(`${baseUrl}${path}`, { headers: { 'Accept-Language': 'en-US' } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}

/** The address in the newest mail to somebody, as its reader would follow it. */
export async function newestLinkTo(email: string): Promise<string> {
  const list = await pageOf('/dev/mailbox')
  const rows = list.split('<tr>').filter((row) => row.includes(`<td>${email}</td>`))
  const id = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(rows[0] ?? '')?.[1]
  if (!id) throw new Error(`There is no mail to ${email}.`)
  const link = /<pre[^>]*>[\s\S]*?<a href="([^"]+)"/.exec(await pageOf(`/dev/mailbox/${id}`))?.[1]
  if (!link) throw new Error(`The newest mail to ${email} has no link.`)
  return link.replaceAll('&amp;', '&')
}
