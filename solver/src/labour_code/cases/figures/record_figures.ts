import { clockMinutes, clockOf, instantOf, minutesOf, periodOf } from '../../../time/time.ts'
import { roundedClock, type ClockRounding } from '../../figures/clock_rounding.ts'
import { fenceVerdict, metresBetween, type Place } from '../../figures/geofence.ts'
import { pairedPunches, settleEntry } from '../../figures/settled_time.ts'
import type { LawPackId } from '../../law_packs.ts'
import { daysIn, hoursOf, questionIn } from '../language.ts'
import { zones } from '../run_rule_case.ts'

const clock = (text: string): string => (text.includes(':') ? text : `${text}:00`).padStart(5, '0')

/** `7:52 up 15` */
export function clockRounding(input: string): string {
  const [time = '', mode = 'none', step = '15'] = input.split(' ')
  const rounding = { mode: mode as ClockRounding['mode'], stepMinutes: Number(step) }
  return hoursOf(roundedClock(clockMinutes(clock(time)), rounding))
}

/** `mon 8-16 registered 7:50-16:04 | approved`, or punches: `mon start 8, start 9, end 17`. */
export function settledTime(input: string, pack: LawPackId): string {
  const { main, option } = questionIn(input)
  const zone = zones[pack]
  if (!main.includes('registered')) return punchesText(main, zone)
  const [day = '', plan = '', , real = ''] = main.split(' ')
  const periodIn = (hours: string) => {
    const [from = '', to = ''] = hours.split('-')
    return periodOf(daysIn(day)[0]!, clock(from), clock(to), zone)
  }
  const settled = settleEntry(periodIn(real), periodIn(plan), {
    snapMinutes: 15,
    lateToleranceMinutes: 5,
    overtimeApproved: option('approved') !== undefined,
  })
  return [
    `${clockOf(settled.start, zone)}-${clockOf(settled.end, zone)}`,
    hoursOf(minutesOf(settled)),
    settled.accepted ? 'accepted' : 'waiting',
    ...(settled.lateMinutes > 0 ? [`late ${settled.lateMinutes}`] : []),
  ].join(', ')
}

function punchesText(main: string, zone: string): string {
  const [day = '', ...words] = main.replaceAll(',', '').split(' ')
  const punches = words.flatMap((word, index) =>
    word === 'start' || word === 'end'
      ? [{ kind: word, at: instantOf(daysIn(day)[0]!, clock(words[index + 1]!), zone) } as const]
      : []
  )
  return pairedPunches(punches)
    .map(({ start, end }) => `${clockOf(start, zone)}-${end === null ? 'missing end' : clockOf(end, zone)}`)
    .join(', ')
}

const placeIn = (text: string): Place => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return { latitude, longitude }
}

/** `52.2297,21.0122 to 52.2306,21.0122 | accuracy 40` */
export function geofence(input: string): string {
  const { main, option } = questionIn(input)
  const [a = '', b = ''] = main.split(' to ')
  const metres = metresBetween(placeIn(a), placeIn(b))
  const terms = { radiusMetres: 150, accuracyLimitMetres: 100 }
  return `${metres.toFixed(1)} m, ${fenceVerdict(metres, Number(option('accuracy') ?? 0), terms)}`
}
