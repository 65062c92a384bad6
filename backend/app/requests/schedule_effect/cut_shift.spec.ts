import { instantOf } from '@shiftloom/solver/time'
import { test } from '@japa/runner'
import { cutShift, joinedBreaks, type Piece } from '#app/requests/schedule_effect/cut_shift'

const zone = 'Europe/Warsaw'
const at = (day: string, time: string) => instantOf(day, time, zone)
const day = '2026-11-02'
const shift = (start: string, end: string, ...breaks: [start: string | null, minutes: number][]) => ({
  ...{ day, start, end, zone },
  breaks: breaks.map(([from, minutes]) => ({ start: from, minutes, paid: false })),
})
const line = (piece: Piece | null) =>
  piece &&
  [
    `${piece.day.slice(8)} ${piece.start}-${piece.end}`,
    ...piece.breaks.map((one) => `${one.start}+${one.minutes}`),
  ].join(' ')
const cut = (of: ReturnType<typeof shift>, start: number, end: number) => {
  const { before, taken, after } = cutShift(of, { start, end })
  return [before, taken, after].map(line)
}

test.group('A shift that is cut around a part of a day', () => {
  test('keeps what lies before and after, as far as there is some', ({ assert }) => {
    const early = shift('08:00', '16:00')
    assert.deepEqual(cut(early, at(day, '10:00'), at(day, '12:00')), [
      ...['02 08:00-10:00', '02 10:00-12:00', '02 12:00-16:00'],
    ])
    assert.deepEqual(cut(early, at(day, '06:00'), at(day, '12:00')), [
      ...[null, '02 08:00-12:00', '02 12:00-16:00'],
    ])
    assert.deepEqual(cut(early, at(day, '12:00'), at(day, '18:00')), [
      ...['02 08:00-12:00', '02 12:00-16:00', null],
    ])
    assert.deepEqual(cut(early, at(day, '07:00'), at(day, '18:00')), [null, '02 08:00-16:00', null])
  })

  test('a night goes on the next day, and a whole day is one', ({ assert }) => {
    const night = shift('22:00', '06:00', ['01:30', 60])
    assert.deepEqual(cut(night, at('2026-11-03', '02:00'), at('2026-11-03', '04:00')), [
      ...['02 22:00-02:00 01:30+30', '03 02:00-04:00 02:00+30', '03 04:00-06:00'],
    ])
    assert.deepEqual(cut(night, at(day, '22:00'), at('2026-11-03', '00:00')), [
      ...[null, '02 22:00-00:00', '03 00:00-06:00 01:30+60'],
    ])
    assert.deepEqual(cut(shift('07:00', '07:00'), at('2026-11-03', '00:00'), at('2026-11-03', '01:00')), [
      ...['02 07:00-00:00', '03 00:00-01:00', '03 01:00-07:00'],
    ])
  })

  test('breaks without a time stay with the longest stretch, and cut ones are joined again', ({ assert }) => {
    const paused = shift('08:00', '16:00', ['09:45', 30], [null, 20])
    const around = { start: at(day, '10:00'), end: at(day, '14:30') }
    assert.deepEqual(cut(paused, around.start, around.end), [
      ...['02 08:00-10:00 09:45+15', '02 10:00-14:30 10:00+15 null+20', '02 14:30-16:00'],
    ])
    const { before, taken, after } = cutShift(paused, around)
    assert.deepEqual(joinedBreaks(before!.breaks, taken.breaks, after!.breaks), paused.breaks)
    assert.deepEqual(
      joinedBreaks([{ start: '09:45', minutes: 15, paid: true }], taken.breaks).map(({ minutes }) => minutes),
      [15, 15, 20]
    )
  })
})
