/**
 * Registers time at kiosks and in the browser while messages are lost, doubled and reordered, clocks are set, devices and the
 * server start again and the database goes away; then looks whether every punch with a receipt is stored once, at its time,
 * and every record is the one that is made again. Asks for the settings of the journeys and for a product that may be thrown
 * away: docs/how-to/run-registration-in-chaos.md. `node tests/chaos_registration.ts [punches] [seed]`
 */
import { untilDone, type Accident } from './chaos/accidents.ts'
import { makeCrew, type Member, type Press } from './chaos/crew.ts'
import { ChaosKiosk } from './chaos/kiosk.ts'
import { Network, type Luck } from './chaos/network.ts'
import { ChaosPhone } from './chaos/phone.ts'
import { faultsOfPunches, faultsOfRecords, recordsMade } from './chaos/verdict.ts'
import { apiOf } from './stage/api.ts'
import { query } from './stage/database.ts'
import { numbersFrom } from './stage/random.ts'
import { account } from './stage/settings.ts'

const [punches, seed] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1)]
const kiosksEach = 4
const phoneCount = 10
/** A kiosk looks for a connection so often, and waits for one with so many that were not sent. */
const [pressesBetween, mostUnsent] = [40, 240]
const luck: Luck = numbersFrom(seed)
const network = new Network(luck)

const admin = await apiOf(account('organisation admin'))
const crew = await makeCrew(punches * 0.98, luck)
const kiosks = await makeKiosks()
const phones = await makePhones()
console.log(`${crew.length} people at ${kiosks.length} kiosks and ${phones.length} phones, seed ${seed}`)

const begun = Date.now()
const accidents = await untilDone(
  Promise.all([
    ...kiosks.map(({ kiosk, presses }) => workThrough(kiosk, presses)),
    ...phones.map((phone) => phone.punch(Math.ceil((punches * 0.02) / phoneCount))),
  ]),
  network
)
network.calmDown()
const sentSeconds = (Date.now() - begun) / 1_000
await recordsMade()
const settledSeconds = (Date.now() - begun) / 1_000

const devices = [...kiosks.map(({ kiosk }) => kiosk), ...phones]
const receipts = devices.flatMap((device) => device.receipts)
const ids = [...kiosks.map(({ kiosk }) => kiosk.id), ...phones.map(({ deviceId }) => deviceId)]
const { faults, seen } = await faultsOfPunches(receipts, ids)
const records = await faultsOfRecords(
  crew.map(({ id }) => id),
  () => phones[0]!.punch(1)
)
faults.push(...records.faults, ...network.faults)

const number = (count: number) => count.toLocaleString('en')
const happened = [...accidents].map(([what, count]: [Accident, number]) => `${count} × ${what}`).join(', ')
console.log(
  `${number(seen.kept)} punches with a receipt in ${sentSeconds.toFixed(0)} s, records after ${settledSeconds.toFixed(0)} s`
)
console.log(`accidents: ${happened}`)
console.log(
  `messages: ${Object.entries(network.counts)
    .map(([what, count]) => `${number(count)} ${what}`)
    .join(', ')}`
)
console.log(
  `refused: ${seen.refused} with a false signature, ${phones.reduce((sum, { refused }) => sum + refused, 0)} on phones`
)
console.log(`time: at most ${Math.round(seen.offByMs)} ms off where the server was asked`)
for (const [why, { times, wrong }] of seen.excused)
  console.log(`  ${number(times)} where ${why}, ${number(wrong)} of them more than a second off`)
console.log(
  `records: ${number(records.records)}, ${number(records.approved)} approved, ${records.loose} punches in none`
)
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'nothing lost, nothing doubled' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

async function makeKiosks(): Promise<{ kiosk: ChaosKiosk; presses: Press[] }[]> {
  const made: { kiosk: ChaosKiosk; presses: Press[] }[] = []
  for (const [locationId, people] of Map.groupBy(crew, (member) => member.locationId)) {
    const here = Array.from({ length: kiosksEach }, () => ({
      kiosk: new ChaosKiosk(network, luck),
      presses: [] as Press[],
    }))
    for (const [index, { kiosk }] of here.entries())
      await kiosk.activate(admin, `Chaos ${index + 1}`, locationId)
    share(people, here)
    made.push(...here)
  }
  return made
}

/** Each person has a kiosk, and now and then uses another one. */
function share(people: readonly Member[], here: { presses: Press[] }[]): void {
  for (const [index, { presses }] of people.entries())
    for (const [at, press] of presses.entries()) {
      // What takes a registration back is pressed where that was.
      const isTied = press.kind === 'void' || presses[at + 1]?.kind === 'void'
      const other = !isTied && luck(20) === 0 ? 1 : 0
      here[(index + other) % here.length]!.presses.push(press)
    }
}

async function workThrough(kiosk: ChaosKiosk, presses: Press[]): Promise<void> {
  const last = new Map<string, number>()
  let unsent = 0
  for (const press of presses.sort((a, b) => a.at - b.at)) {
    kiosk.moveTo(press.at)
    if (luck(600) === 0) kiosk.setClock()
    if (luck(200) === 0) kiosk.restart()
    const corrects = press.kind === 'void' ? (last.get(press.employeeId) ?? null) : null
    if (press.kind === 'void' && corrects === null) continue
    last.set(press.employeeId, kiosk.register({ ...press, corrects }))
    unsent += 1
    if (unsent % pressesBetween !== 0 || luck(3) === 0) continue
    if (unsent >= mostUnsent) await kiosk.sendAll()
    if (unsent >= mostUnsent || (await kiosk.trySending())) unsent = 0
  }
  await kiosk.sendAll()
}

async function makePhones(): Promise<ChaosPhone[]> {
  const people = await query<{ id: string; email: string; location: string }>(
    `select e.id, u.email, e.main_location_id as location from employees e join users u on u.id = e.user_id
     where u.role = 0 and u.email like 'pracownik%' order by u.email limit $1`,
    [phoneCount]
  )
  const { password } = account('employee')
  return people.map(
    ({ id, email, location }) =>
      new ChaosPhone(
        network,
        luck,
        { role: 'employee', email, password, name: '' },
        { id, locationId: location }
      )
  )
}
