/**
 * Kiosks that were without a connection come back all at once, each with registrations that waited. All of them have to be
 * stored once, none may be answered with 500 or above, "not available" (503) included, and half of what an administrator asks for
 * meanwhile has to be answered within a second. Asks for the settings of the journeys
 * and for a product that may be thrown away: docs/how-to/run-registration-in-chaos.md.
 * `node tests/reconnect_kiosks.ts [kiosks] [registrations each]`
 */
import { makeCrew, type Member, type Press } from './chaos/crew.ts'
import { ChaosKiosk } from './chaos/kiosk.ts'
import { Network } from './chaos/network.ts'
import { faultsOfPunches, recordsMade } from './chaos/verdict.ts'
import { pause } from './chaos/pause.ts'
import { apiOf } from './stage/api.ts'
import { query } from './stage/database.ts'
import { numbersFrom } from './stage/random.ts'
import { account } from './stage/settings.ts'

const [kioskCount, each] = [Number(process.argv[2] ?? 500), Number(process.argv[3] ?? 40)]
/** As a browser waits. */
const patienceMs = 300_000
/** Between two questions of the administrator, and how long half of them may wait. */
const [breathMs, mostMedianMs] = [100, 1_000]
const luck = numbersFrom(1)
const network = new Network(luck, patienceMs)
network.calmDown()

const admin = await apiOf(account('organisation admin'))
const crew = await makeCrew(kioskCount * each * 1.1, luck)
const kiosks = await makeKiosks(crew)
console.log(`${crew.length} people at ${kiosks.length} kiosks, ${each} registrations on each`)

network.answersMs.length = 0
const quiet = await asked(pause(3_000))
const begun = performance.now()
const sending = Promise.all(kiosks.map((kiosk) => kiosk.sendAll()))
const others = await asked(sending)
const seconds = (performance.now() - begun) / 1_000
const answers = network.answersMs
await recordsMade()
const settledSeconds = (performance.now() - begun) / 1_000

const receipts = kiosks.flatMap((kiosk) => kiosk.receipts)
const ids = kiosks.map(({ id }) => id)
const { faults, seen } = await faultsOfPunches(receipts, ids)
faults.push(...network.faults)
if (network.counts.unavailable > 0) faults.push(`${network.counts.unavailable} answers are "not available"`)

const number = (count: number) => count.toLocaleString('en')
const within = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
const shares = (times: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => `${(within(times, share) / 1_000).toFixed(2)} s`).join(', ')
if (within(others, 0.5) > mostMedianMs) faults.push('other requests wait for more than a second')
console.log(
  `${number(seen.kept)} registrations stored in ${seconds.toFixed(1)} s, ${number(Math.round(seen.kept / seconds))} a second; records after ${settledSeconds.toFixed(0)} s`
)
console.log(
  `${number(answers.length)} answers to kiosks, half, 95 % and all of them within ${shares(answers)}; ${number(others.length)} to others within ${shares(others)}, before that ${shares(quiet)}`
)
console.log(`refused: ${seen.refused} with a false signature`)
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'nothing lost, nothing doubled, no 5xx' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** What an administrator waits for who looks at who is in, again and again until the work is done. */
async function asked(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const ended = work.finally(() => (isDone = true))
  while (!isDone) {
    const from = performance.now()
    await admin.get('/time-tracking/presence')
    times.push(performance.now() - from)
    await pause(breathMs)
  }
  await ended
  return times
}

/** As many kiosks at each location as its people fill, each with what they press. */
async function makeKiosks(people: readonly Member[]): Promise<ChaosKiosk[]> {
  const batches = [...Map.groupBy(people, ({ locationId }) => locationId)].flatMap(
    ([locationId, members]) => {
      const presses = members.flatMap((member) => member.presses).filter(({ kind }) => kind !== 'void')
      return Array.from({ length: Math.floor(presses.length / each) }, (_, at) => ({
        locationId,
        presses: presses.slice(at * each, (at + 1) * each),
      }))
    }
  )
  const made: ChaosKiosk[] = []
  for (const { locationId, presses } of batches.slice(0, kioskCount)) {
    // As many applications from one address are refused.
    await query(`delete from rate_limits where key like 'kiosk_applications:%'`)
    const kiosk = new ChaosKiosk(network, luck)
    await kiosk.activate(admin, `Reconnect ${made.length + 1}`, locationId)
    pressAll(kiosk, presses)
    made.push(kiosk)
  }
  return made
}

function pressAll(kiosk: ChaosKiosk, presses: Press[]): void {
  for (const press of presses.sort((a, b) => a.at - b.at)) {
    kiosk.moveTo(press.at)
    kiosk.register(press)
  }
}
