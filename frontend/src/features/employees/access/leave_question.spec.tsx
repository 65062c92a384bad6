import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { locationsQuery } from '#/domain/company/directory.ts'
import { setWriting } from '#/lib/writing/writing.ts'
import { answerWith } from '../../../../testing/answers.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { LeaveQuestion } from './leave_question.tsx'

afterEach(() => setWriting(null))

const shift = { id: 's', version: 1, locationId: 'l1', locked: false, day: '2026-11-30' }
const ahead = {
  shifts: [
    { ...shift, start: '06:00', end: '14:00' },
    { ...shift, id: 's2', day: '2026-12-01', start: '22:00', end: '06:00' },
  ],
  elsewhere: 1,
}

async function open(given = ahead) {
  answerWith({})
  const onChoose = vi.fn()
  await renderSeeded(<LeaveQuestion ahead={given} onChoose={onChoose} />, {
    feature: 'employees',
    known: [[locationsQuery.queryKey, [{ id: 'l1', name: 'Mokotów' }]]],
  })
  return onChoose
}
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the shifts still planned are listed, and whether they are unassigned is asked', async () => {
  const onChoose = await open()
  screen.getByText('2 shifts are still planned:')
  expect(listed()).toEqual(['Nov 30, 06:00–14:00, Mokotów', 'Dec 1, 22:00–06:00, Mokotów'])
  screen.getByText('1 more shift at a location you do not plan stays theirs.')
  await userEvent.click(screen.getByRole('radio', { name: 'Leave them as they are' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(false)
})

test('times are written as the company writes them', async () => {
  setWriting({ dateFormat: 'MM/DD/YYYY', timeFormat: 'h:mm a' })
  await open()
  expect(listed().map((line) => line?.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Nov 30, 6:00 AM–2:00 PM, Mokotów',
    'Dec 1, 10:00 PM–6:00 AM, Mokotów',
  ])
})

test('shifts at other locations alone leave nothing to choose', async () => {
  await open({ shifts: [], elsewhere: 2 })
  screen.getByText('2 more shifts at locations you do not plan stay theirs.')
  expect(screen.queryByRole('radio')).toBeNull()
})
