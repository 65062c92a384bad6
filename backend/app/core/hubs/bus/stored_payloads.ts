import type pg from 'pg'
import { v7 as newId } from 'uuid'

/** PostgreSQL takes notifications of less than 8000 bytes. */
const notificationBytes = 7_900
/** Long enough for any listener that is connected; others have a gap and learn of it. */
const keptSeconds = 120

type StoredNote = { $stored: string }

/** Messages too large for a notification lie in `hub_messages` while the notification carries their id. */
export class StoredPayloads {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** What the notification says. */
  async pack(message: unknown): Promise<string> {
    const text = JSON.stringify(message)
    if (Buffer.byteLength(text) <= notificationBytes) return text
    const note: StoredNote = { $stored: newId() }
    await this.#pool.query(`delete from hub_messages where created_at < now() - make_interval(secs => $1)`, [
      keptSeconds,
    ])
    await this.#pool.query('insert into hub_messages (id, payload) values ($1, $2)', [note.$stored, text])
    return JSON.stringify(note)
  }

  /** @returns undefined when the message has been cleared away */
  async unpack(notification: string): Promise<unknown> {
    const message: unknown = JSON.parse(notification)
    const id = (message as StoredNote | null)?.$stored
    if (id === undefined) return message
    const { rows } = await this.#pool.query<{ payload: string }>(
      'select payload from hub_messages where id = $1',
      [id]
    )
    return rows[0] ? JSON.parse(rows[0].payload) : undefined
  }
}
