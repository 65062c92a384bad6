import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { kioskToken } from '#app/time_tracking/kiosks/device/kiosk_token'
import { mostKioskEvents, signedMessage, signedText, type KioskSyncInput } from '#contracts/kiosks'

export type BenchKiosk = { id: string; locationId: string; token: string; sign: (text: string) => string }

/** Approved kiosks with keys of their own, shared among the organisation's locations. */
export const seedKiosks = (organisationId: string, count: number): Promise<BenchKiosk[]> =>
  organisationContext.run(organisationId, async () => {
    const locations = await rows<{ id: string }>('select id from locations order by id')
    const [user] = await rows<{ id: string }>('select id from users limit 1')
    const kiosks: BenchKiosk[] = []
    for (let made = 0; made < count; made += 1) {
      const [id, locationId, issuedAt] = [newId(), locations[made % locations.length]!.id, new Date()]
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { token, hash } = kioskToken(id, issuedAt)
      await rows(
        `insert into kiosks (id, organisation_id, location_id, name, shows_names, public_key, salt, token_hash,
           token_issued_at, approved_by) values (?, ?, ?, ?, false, ?, ?, ?, ?, ?)`,
        [
          ...[id, organisationId, locationId, `Kiosk ${made}`],
          publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
          ...[randomBytes(24).toString('base64url'), hash, issuedAt, user?.id ?? null],
        ]
      )
      const signed = (text: string) =>
        sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
          'base64url'
        )
      kiosks.push({ id, locationId, token, sign: signed })
    }
    return kiosks
  })

/** What a kiosk sends after some days without a connection: as many registrations as one message carries. */
export function messageOf(
  kiosk: BenchKiosk,
  people: readonly string[],
  first: number,
  count = mostKioskEvents
): KioskSyncInput {
  const sentAtMs = Date.now()
  const events = Array.from({ length: count }, (_, at) => {
    const counter = first + at
    const plain = {
      ...({ counter, employeeId: people[counter % people.length]!, kind: at % 2 ? 'end' : 'start' } as const),
      ...{ corrects: null, clientAtMs: sentAtMs - (3_000 - (counter % 3_000)) * 60_000, offsetMs: 0 },
      ...({ method: 'pin', note: null } as const),
    }
    return { ...plain, signature: kiosk.sign(signedText(kiosk.id, plain)) }
  })
  const { token } = kiosk
  return {
    ...{ token, sentAtMs, proof: kiosk.sign(signedMessage(token, sentAtMs)), events },
    ...{ waiting: 0, wrongCodes: 0, offsetMs: 0, appVersion: 'bench', rosterTag: 'of-before' },
  }
}
