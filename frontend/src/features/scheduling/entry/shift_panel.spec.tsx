import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { answerWith } from '../../../../testing/answers.ts'
import { ColleagueWrites } from '../../../../testing/colleague_writes.tsx'
import { withFonts } from '../../../../testing/fonts.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { entry, person } from '../model/sample.ts'
import { nothingWrong } from '../model/warning.ts'
import { noRules } from '../rules/rules_store.ts'
import { ShiftPanel } from './shift_panel.tsx'

const shift = entry({ id: 's', state: 'published' })
const deleted = entry({ id: 's', version: 2, state: 'removed' })

beforeEach(withFonts)

/** The panel of a shift, which a colleague deletes at the press of a button. */
async function open({ now = shift }: { now?: typeof shift | null } = {}) {
  answerWith({})
  const create = vi.fn(() => Promise.resolve({ ok: true }))
  const { scheduler } = await renderInScheduler(
    <ColleagueWrites entry={deleted}>
      <ShiftPanel entryId="s" />
    </ColleagueWrites>,
    {
      actions: { create } as never,
      runner: { ownVersion: (seen: { version: number }) => seen.version } as never,
      rules: createStore(() => noRules) as never,
      model: {
        entryById: new Map(now ? [['s', now]] : []),
        personById: new Map([['anna', person({ id: 'anna' })]]),
        range: { people: [person({ id: 'anna' })], entries: now ? [now] : [] } as never,
        warnings: nothingWrong,
        collecting: new Map(),
        breakLaw: { missing: () => null, breaksOf: () => [] },
      },
    }
  )
  return { create, ui: scheduler.ui }
}
const gone = 'It was deleted or moved out of the days shown.'

test('the panel of a shift that is not there says so, and closes', async () => {
  const { ui } = await open({ now: null })
  ui.setState({ panel: { kind: 'shift', entryId: 's' } })
  screen.getByRole('complementary', { name: 'This shift is gone' })
  screen.getByText(gone)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(ui.getState().panel).toBeNull()
})

test('a panel in which nothing was typed says that the shift was deleted meanwhile', async () => {
  await open()
  screen.getByRole('button', { name: 'Save changes' })
  fireEvent.click(screen.getByText('A colleague writes'))
  screen.getByText(gone)
  expect(screen.queryByLabelText('Times')).toBeNull()
})

test('what was typed stays, and can be planned again as a new shift', async () => {
  const { create } = await open()
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Bring the keys.' } })
  fireEvent.click(screen.getByText('A colleague writes'))
  screen.getByText('Another planner has deleted this shift. What you typed is still here.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Bring the keys.')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add as a new shift' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]).toMatchObject([
    { employeeId: 'anna', comment: 'Bring the keys.', start: '08:00' },
  ])
})

test('a deleted shift that staff still see is shown with what it was, and cannot be edited', async () => {
  await open({ now: deleted })
  screen.getByText(/^removed, staff still see it/)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})
