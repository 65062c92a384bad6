/** Sends messages from a process of its own, so many at once, so that the sending is not counted. */
export type Order = { url: string; token: string | null; bodies: readonly object[]; atOnce: number }
export type Receipt = { seconds: number; failures: string[] }

process.on('message', (order: Order) => void send(order).then((receipt) => process.send!(receipt)))

async function send({ url, token, bodies, atOnce }: Order): Promise<Receipt> {
  const texts = bodies.map((body) => JSON.stringify(body))
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const failures: string[] = []
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let body = texts.pop(); body !== undefined; body = texts.pop()) {
        const answer = await fetch(url, { method: 'POST', headers, body })
        const text = await answer.text()
        if (!answer.ok) failures.push(`${answer.status} ${text.slice(0, 200)}`)
      }
    })
  )
  return { seconds: (performance.now() - begun) / 1_000, failures }
}
