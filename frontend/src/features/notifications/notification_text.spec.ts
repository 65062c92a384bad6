import type { AppNotification } from '@shiftloom/backend/contracts/notifications'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { notificationText } from './notification_text.ts'

const format = formatFor('en-US')
/** The key, and the days it is said with. */
const t = ((key: string, { days, day }: { days?: string; day?: string } = {}) =>
  [key, days ?? day].filter(Boolean).join(' ')) as unknown as TFunction
const titleOf = (kind: string, data: object) =>
  notificationText(
    { kind, data, at: '2026-11-26T10:00:00Z', person: null } as unknown as AppNotification,
    t,
    format
  ).title.replaceAll(/\s/g, ' ')

const request = { isApproved: true, step: 'filed', number: 3 }

test('days of the year of the notification are said without it, those of another one with it', () => {
  for (const kind of ['request_status', 'request_waits']) {
    expect(titleOf(kind, { ...request, firstDay: '2026-12-14', lastDay: '2026-12-20' })).toMatch(
      /Dec 14 – 20$/
    )
    expect(titleOf(kind, { ...request, firstDay: '2027-02-08', lastDay: '2027-02-12' })).toMatch(/2027/)
    expect(titleOf(kind, { ...request, firstDay: '2026-12-30', lastDay: '2027-01-02' })).toMatch(/2026.*2027/)
  }
  for (const kind of ['swap', 'open_shift']) {
    expect(titleOf(kind, { step: 'asked', day: '2026-12-14' })).toMatch(/Mon, Dec 14$/)
    expect(titleOf(kind, { step: 'asked', day: '2027-01-12' })).toMatch(/Tue, Jan 12, 2027$/)
  }
})
