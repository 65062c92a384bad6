import type { Page } from 'playwright'
import { patienceMs } from './settings.ts'

/** Resolves once the page, loaded after this call, has joined the live schedule: from then on changes arrive by themselves. */
export function scheduleJoined(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The page did not join the live schedule within ${patienceMs / 1000} s.`)),
      patienceMs
    )
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/hubs/schedule')) return
      const calls = new Set<string>()
      socket.on('framesent', ({ payload }) => {
        for (const message of messagesIn(payload))
          if (message.target === 'JoinSchedule') calls.add(message.invocationId!)
      })
      socket.on('framereceived', ({ payload }) => {
        for (const { type, invocationId } of messagesIn(payload)) {
          if (type !== completion || !calls.has(invocationId ?? '')) continue
          clearTimeout(late)
          resolve()
        }
      })
    })
  })
}

/** Message types and the separator of SignalR's JSON protocol. */
const completion = 3
const separator = '\u001e'
type Message = { type?: number; target?: string; invocationId?: string }

const messagesIn = (payload: string | Buffer): Message[] =>
  payload
    .toString()
    .split(separator)
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Message)
