import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FiledRequest, RequestEffect } from '@shiftloom/backend/contracts/filed_requests'
import { beforeEach, expect, test, vi } from 'vitest'
import { http } from '#/lib/api/http.ts'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { AskedWithEffects } from './asked_lines.tsx'

const request = (number: number) =>
  ({
    ...{ id: `r${number}`, number, firstDay: '2030-03-04', lastDay: '2030-03-08', part: null },
    employee: { id: `e${number}`, name: 'Ada', surname: `Nowak${number}` },
    type: { name: 'Annual leave' },
  }) as FiledRequest
const some = (count: number) => Array.from({ length: count }, (_, at) => request(at + 1))

const cover = (others: number, missingMinutes: number | null) => ({ others, missingMinutes })
const effect = (more: object = {}) =>
  ({ minutes: 960, shifts: [], cover: [], balances: [], ...more }) as unknown as RequestEffect

const get = vi.fn<(path: string, query: unknown) => Promise<RequestEffect>>()
beforeEach(() => {
  get.mockReset()
  vi.spyOn(http, 'get').mockImplementation(get as never)
})
const answers = (answer: (id: string) => Promise<RequestEffect>) =>
  get.mockImplementation((path) => answer(path.split('/').at(-2)!))

const show = (requests: FiledRequest[]) =>
  renderScreen(<AskedWithEffects requests={requests} />, { feature: 'requests' })
const line = (number: number) => screen.getByText(new RegExp(`Nowak${number}\\b`)).closest('li')!.textContent

test('each line says what is left and what is missing, with all of them approved', async () => {
  answers(async (id) =>
    id === 'r1'
      ? effect({ shifts: [{}, {}], cover: [cover(3, 60), cover(1, 120)], balances: [{ leftMinutes: -480 }] })
      : effect({ shifts: [{}], cover: [cover(0, 0)] })
  )
  await show(some(2))
  await waitFor(() => expect(line(1)).toMatch(/covers 2 shifts · at least 1 person is left · 3:00 h short/))
  expect(line(1)).toMatch(/2 days · 16:00 h.*goes beyond the limit/)
  expect(line(2)).toMatch(/covers 1 shift · no one is left at times · need is met/)
  expect(screen.getByText(/as if all of them were approved/)).toBeTruthy()
  expect(get.mock.calls.map(([, query]) => query)).toEqual(
    Array.from({ length: 2 }, () => ({ besideIds: ['r1', 'r2'] }))
  )
})

test('one that cannot be loaded is said, and is asked for again alone', async () => {
  answers(async (id) => {
    if (id === 'r2') throw new ApiFailure(503, {})
    return effect()
  })
  await show(some(2))
  await screen.findByText(/What 1 request means for the schedule could not be loaded/)
  expect(line(1)).toMatch(/covers no shift$/)
  expect(line(2)).not.toMatch(/shift/)
  answers(async () => effect())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(line(2)).toMatch(/covers no shift/))
  expect(get).toHaveBeenCalledTimes(3)
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('how many are worked out is said meanwhile, and no more than twenty are', async () => {
  const { promise, resolve } = Promise.withResolvers<RequestEffect>()
  answers((id) => (id === 'r3' ? promise : Promise.resolve(effect())))
  await show(some(22))
  await screen.findByText(/19 of 20 worked out/)
  resolve(effect())
  await screen.findByText(/for the first 20 requests/)
  expect(get).toHaveBeenCalledTimes(20)
  expect(line(22)).not.toMatch(/covers/)
})
