import type { Presence } from '@shiftloom/backend/contracts/presence'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { PresenceBoard } from './presence_board.tsx'
import { presenceQuery } from './queries.ts'

const presence = (surname: string, more: Partial<Presence>): Presence => ({
  ...{ employee: { id: surname, name: 'Anna', surname }, locationId: 'l1', zone: 'Europe/Warsaw' },
  ...{ positionId: null, state: 'working', since: null, plannedStartsAt: null, plannedEndsAt: null, ...more },
})
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
const open = (people: Presence[]) =>
  renderSeeded(<PresenceBoard locationId={null} />, {
    feature: 'records',
    known: [[presenceQuery(null).queryKey, people]],
  })

test('people are listed by what they are at, on the clock of the place', async () => {
  await open([
    presence('Lis', { since: '2026-11-02T07:00:00Z' }),
    presence('Sowa', {
      ...{ state: 'late', plannedStartsAt: '2026-11-02T07:00:00Z', plannedEndsAt: '2026-11-02T15:00:00Z' },
    }),
  ])
  const group = (name: string) => within(screen.getByRole('region', { name }))
  expect(group('At work').getByText('Anna Lis')).toBeTruthy()
  expect(group('At work').getByText('since 08:00')).toBeTruthy()
  expect(group('Not here yet').getByText('Planned: 08:00–16:00')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Gone' })).toBeNull()
})

test('an empty board says so', async () => {
  await open([])
  expect(screen.getByText('No one is planned or at work today')).toBeTruthy()
})
