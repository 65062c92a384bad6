import type { PeriodCopyPlan } from '@shiftloom/backend/contracts/period_copies'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { noFilters } from '../model/filters.ts'
import { entry, person } from '../model/sample.ts'
import { TemplatesPanel } from './templates_panel.tsx'

vi.mock('#/ui/toast.ts', () => ({ toast: vi.fn() }))

const path = '/scheduling/period-copies'
const week = { from: '2026-11-16', until: '2026-11-23' }
const plan: PeriodCopyPlan = {
  ...{ from: '2026-11-23', until: '2026-11-30', shifts: 2, unassigned: 1, people: 1, alreadyThere: 3 },
  ...{ chosen: 2, refused: [], refusedCount: 0, warnings: [], warningCount: 0 },
}
const entries = [
  entry({ id: 'a', employeeId: 'anna' }),
  entry({ id: 'b', employeeId: 'piotr', day: '2026-11-18' }),
  entry({ id: 'leave', employeeId: 'anna', type: 1 }),
  entry({ id: 'before', employeeId: 'anna', day: '2026-11-15' }),
]

async function open(filters = noFilters) {
  const sent = answerWith({
    [`POST ${path}/previews`]: { result: plan },
    [`POST ${path}`]: { result: { revision: 2, entries: [], removedIds: [] } },
  })
  const goTo = vi.fn()
  const absorb = vi.fn()
  const { scheduler } = await renderInScheduler(<TemplatesPanel view="copy" />, {
    parts: ['templates'],
    actions: { goTo, run: vi.fn() } as never,
    runner: { absorb } as never,
    model: {
      state: { range: week, locationIds: ['centre'], filters } as never,
      range: { ...week, revision: 1, entries, people: [] } as never,
      visible: filters.query ? [person({ id: 'anna' })] : [],
    },
  })
  const asked = (at: string) => sent.filter((one) => one.path === at).map(({ body }) => body)
  return { asked, goTo, absorb, ui: scheduler.ui }
}
/** What is asked for when the panel opens. */
const usual = { ...week, withPeople: true, refused: 'skip', locationIds: ['centre'] }

test('the shifts of the period are copied on by the weeks that are chosen, and the schedule goes there', async () => {
  const { asked, goTo, absorb, ui } = await open()
  ui.setState({ panel: { kind: 'templates', view: 'copy' } })
  screen.getByText(/^2 shifts of .* are copied\.$/)
  await screen.findByText(/^2 shifts, /)
  expect(asked(`${path}/previews`)[0]).toMatchObject(usual)

  fireEvent.click(screen.getByRole('radio', { name: '4 weeks' }))
  await waitFor(() => expect(asked(`${path}/previews`).at(-1)).toEqual({ ...usual, weeks: 4 }))
  const run = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy 2 shifts' })
  await waitFor(() => expect(run.disabled).toBe(false))
  fireEvent.submit(run.form!)
  await waitFor(() => expect(absorb).toHaveBeenCalledOnce())
  expect(asked(path)).toEqual([{ ...usual, weeks: 4, id: expect.any(String) as string }])
  expect(goTo).toHaveBeenCalledExactlyOnceWith('2026-12-14')
  expect(ui.getState().panel).toBeNull()
})

test('under filters only what is shown is copied, and the panel says so', async () => {
  const { asked } = await open({ ...noFilters, query: 'anna' })
  screen.getByText(/^1 shift of .* is copied\. Filters are on: only the shifts shown are affected\.$/)
  await waitFor(() => expect(asked(`${path}/previews`)[0]).toMatchObject({ ...usual, entryIds: ['a'] }))
})

test('copies can be left to no one, and then no one can be refused them', async () => {
  const { asked } = await open()
  const ways = () => screen.queryAllByRole('radio', { name: /Leave the shift out|Put it in unassigned/ })
  expect(ways()).toHaveLength(2)
  fireEvent.click(screen.getByLabelText(/^Give the copies to the same people/))
  expect(ways()).toEqual([])
  await waitFor(() => expect(asked(`${path}/previews`).at(-1)).toMatchObject({ ...usual, withPeople: false }))
})

test('a period in which no shift is shown has nothing to copy, and asks for nothing', async () => {
  const { asked } = await open({ ...noFilters, query: 'anna', positionIds: ['elsewhere'] })
  screen.getByText(/^No shifts are shown in /)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to copy' }).disabled).toBe(true)
  expect(asked(`${path}/previews`)).toEqual([])
})
