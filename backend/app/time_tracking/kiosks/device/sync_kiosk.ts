import { database, now as moment } from '#app/core/database/database'
import { asKiosk, type KnownKiosk } from '#app/time_tracking/kiosks/device/as_kiosk'
import { kioskToken } from '#app/time_tracking/kiosks/device/kiosk_token'
import { rosterOf } from '#app/time_tracking/kiosks/device/roster'
import { takeEvents } from '#app/time_tracking/kiosks/device/take_events'
import { mostKioskEvents, type KioskRoster, type KioskSync, type KioskSyncInput } from '#contracts/kiosks'

/** A token is replaced once it is this old. */
const tokenHours = 24
const HOUR_MS = 3_600_000

/**
 * Takes what a kiosk has registered, and answers with whom it is to know. A new token holds from the device's next message
 * on; until it has come, the one before does.
 */
export const syncKiosk = (input: KioskSyncInput, now: number): Promise<Omit<KioskSync, 'tookMs'>> =>
  asKiosk(input, async (kiosk) => {
    const { taken, refused } = await takeEvents(kiosk, input.events, input.sentAtMs, now)
    const token = await seen(kiosk, input, now)
    const roster = await rosterFor(kiosk, input, now)
    return { nowMs: now, taken, refused, token, roster }
  })

/**
 * Null if the device has it. A full message comes from a kiosk that was away: what it has registered goes first, and its next
 * message is answered with whom it is to know.
 */
async function rosterFor(
  kiosk: KnownKiosk,
  { events, rosterTag }: KioskSyncInput,
  now: number
): Promise<KioskRoster | null> {
  if (rosterTag !== null && events.length === mostKioskEvents) return null
  const roster = await rosterOf(kiosk, now)
  return roster.tag === rosterTag ? null : roster
}

async function seen(kiosk: KnownKiosk, input: KioskSyncInput, now: number): Promise<string | null> {
  const issuedAt = nextIssue(kiosk, now)
  const renewed = issuedAt && kioskToken(kiosk.id, issuedAt)
  const { waiting, offsetMs, appVersion, wrongCodes } = input
  await database()
    .updateTable('kiosks')
    .set((eb) => ({
      ...{ seenAt: moment, waiting, skewMs: offsetMs, appVersion },
      wrongCodes: eb('wrongCodes', '+', wrongCodes),
      ...(kiosk.usesNewToken && !renewed && { previousTokenHash: null }),
      ...(renewed && { tokenHash: renewed.hash, tokenIssuedAt: issuedAt }),
      ...(renewed && kiosk.usesNewToken && { previousTokenHash: kiosk.tokenHash }),
    }))
    .where('id', '=', kiosk.id)
    .execute()
  return renewed?.token ?? null
}

/** When the token was issued that the device is to have; null if it has it. */
function nextIssue({ usesNewToken, tokenIssuedAt }: KnownKiosk, now: number): Date | null {
  const isFresh = tokenIssuedAt !== null && now - tokenIssuedAt.getTime() < tokenHours * HOUR_MS
  if (usesNewToken) return isFresh ? null : new Date(now)
  // The newest one was lost on its way: the device still speaks with the one before.
  return tokenIssuedAt ?? new Date(now)
}
