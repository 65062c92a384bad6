import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../../../testing/seeded.tsx'
import { AllLocations } from './all_locations.tsx'

const { asked, answers } = vi.hoisted(() => ({
  asked: [] as string[],
  answers: new Map<string, (rows: object[] | Error) => void>(),
}))
vi.mock('#/domain/company/own_locations.ts', () => ({
  useOwnLocations: () => ({
    locations: [
      { id: 'w', name: 'Warszawa' },
      { id: 'k', name: 'Kraków' },
      { id: 'h', name: 'Hà Nội' },
    ],
  }),
}))
vi.mock('./use_measured.ts', () => ({
  measuredQuery: (_cache: unknown, id: string) => ({
    queryKey: ['measured', id],
    queryFn: () => {
      asked.push(id)
      return new Promise((resolve, reject) =>
        answers.set(id, (rows) => (rows instanceof Error ? reject(rows) : resolve(rows)))
      )
    },
  }),
}))

afterEach(() => {
  cleanup()
  asked.length = 0
})

const metric = { id: 'm1', version: 1, name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' } as const
const measured = (wape: number, cells = 100) => ({
  ...{ metricId: 'm1', held: 0.8, staffingError: null },
  accuracy: { cells, wape, bias: 0.01, mase: 0.9 },
})

test('locations are measured one after the other once it is asked for, in the order of their names', async () => {
  await renderSeeded(<AllLocations metrics={[metric]} />, { feature: 'metric_records' })
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Measure all locations' }))
  await waitFor(() => expect(asked).toEqual(['h']))
  expect(screen.getByRole('status').textContent).toContain('0 of 3 locations')
  answers.get('h')!([measured(0.25)])
  await waitFor(() => expect(asked).toEqual(['h', 'k']))
  answers.get('k')!([measured(0, 0)])
  await waitFor(() => expect(asked).toEqual(['h', 'k', 'w']))
  answers.get('w')!([measured(0.126)])
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.slice(1)).toEqual([
    ['Hà Nội', 'Tickets', '25%', '+1%', '0.90', '80%', '–'],
    ['Kraków', '–', '–', '–', '–', '–', '–'],
    ['Warszawa', 'Tickets', '12.6%', '+1%', '0.90', '80%', '–'],
  ])
  expect(screen.getAllByRole('link')[1]!.getAttribute('href')).toBe(
    '/demand/w/metric/records/m1?show=accuracy'
  )
})

test('a location that could not be measured keeps none of the others waiting, and is tried again', async () => {
  await renderSeeded(<AllLocations metrics={[metric]} />, { feature: 'metric_records' })
  await userEvent.click(screen.getByRole('button', { name: 'Measure all locations' }))
  for (const id of ['h', 'k', 'w']) {
    await waitFor(() => expect(asked.at(-1)).toBe(id))
    answers.get(id)!(id === 'k' ? new Error('no line') : [measured(0.1)])
  }
  await screen.findByText('Some locations could not be measured.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toEqual(['h', 'k', 'w', 'k']))
  answers.get('k')!([measured(0.3)])
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await screen.findByRole('row', { name: /Kraków Tickets 30%/ })
})
