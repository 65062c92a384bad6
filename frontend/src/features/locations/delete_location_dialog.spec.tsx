import type { LocationDeletion } from '@shiftloom/backend/contracts/organisation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { i18n } from '#/lib/i18n/i18n.ts'
import { answerWith } from '../../../testing/answers.ts'
import { mokotow } from '../../../testing/people.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { DeleteLocationDialog } from './delete_location_dialog.tsx'

const path = '/organisation-management/locations/l1'
const onClose = vi.fn()
const onDeleted = vi.fn()

async function open(
  deletion: LocationDeletion,
  locale: 'en-US' | 'pl-PL' | 'vi-VN' = 'en-US',
  refusal?: string
) {
  vi.clearAllMocks()
  const sent = answerWith({
    [`GET ${path}/deletion`]: { result: deletion },
    [`DELETE ${path}`]: refusal ? { status: 400, ErrorMessage: refusal } : { result: null },
  })
  const dialog = <DeleteLocationDialog location={mokotow} onClose={onClose} onDeleted={onDeleted} />
  await renderSeeded(dialog, { feature: 'locations', locale })
  return { sent, dialog: within(await screen.findByRole('dialog')), user: userEvent.setup() }
}
const listed = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
const losses = [
  { kind: 'shifts', count: 12 },
  { kind: 'positions', count: 2 },
  { kind: 'tags', count: 1 },
] as LocationDeletion['losses']

test.each([
  ['en-US', 'Mokotów cannot be deleted yet', 'It is the main location of 2 people. Give them another one first:', ['Ewa Lis', 'Jan Kos']],
  ['pl-PL', 'Lokalizacji Mokotów nie można jeszcze usunąć', 'To lokalizacja główna 2 osób. Najpierw przypisz im inną:', ['Ewa Lis', 'Jan Kos']],
  ['vi-VN', 'Chưa thể xóa Mokotów', 'Đây là địa điểm chính của 2 người. Hãy chuyển họ sang địa điểm khác trước:', ['Lis Ewa', 'Kos Jan']],
] as const)('while people live there it only names them, in %s', async (locale, title, text, names) => {
  const people = [
    { id: 'a', name: 'Ewa', surname: 'Lis' },
    { id: 'b', name: 'Jan', surname: 'Kos' },
  ]
  const { dialog, sent } = await open({ people, losses }, locale)
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(dialog.getByText(title)).toBeTruthy()
  expect(await listed()).toEqual(names)
  expect(dialog.queryByText(i18n.t('locations.delete.go_on'))).toBeNull()
  expect(sent).toEqual([])
}) // prettier-ignore

test.each([
  ['en-US', 'These will be deleted for good:', ['12 entries of the schedule', 'the choice of 2 positions', '1 tag of the location'], 'This cannot be undone.', 'Type Mokotów to confirm'],
  ['pl-PL', 'Trwale usuniemy:', ['12 wpisów w grafiku', 'wybór 2 stanowisk', '1 tag lokalizacji'], 'Tego nie można cofnąć.', 'Wpisz Mokotów, aby potwierdzić'],
  ['vi-VN', 'Những mục sau sẽ bị xóa vĩnh viễn:', ['12 mục trong lịch làm việc', '2 vị trí được chọn', '1 nhãn của địa điểm'], 'Không thể hoàn tác việc này.', 'Nhập Mokotów để xác nhận'],
] as const)('what is lost is listed, then the name is asked for, in %s', async (locale, text, lines, forGood, asks) => {
  const { dialog, user, sent } = await open({ people: [], losses }, locale)
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(await listed()).toEqual(lines)
  await user.click(dialog.getByRole('button', { name: i18n.t('locations.delete.go_on') }))
  expect(dialog.getByText(forGood)).toBeTruthy()
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: i18n.t('locations.delete.confirm') })
  expect(confirm.disabled).toBe(true)
  const name = dialog.getByLabelText(asks)
  await user.type(name, 'Moko{Enter}')
  expect(sent).toEqual([])
  await user.type(name, 'tów{Enter}')
  expect(sent).toEqual([{ method: 'DELETE', path, body: { name: 'Mokotów' } }])
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled())
  expect(onClose).toHaveBeenCalled()
}) // prettier-ignore

test('a refusal stands at the name, and the dialog stays', async () => {
  const { dialog, user } = await open({ people: [], losses: [] }, 'en-US', 'A person has just moved in.')
  expect(await dialog.findByText(/^Nothing has been planned/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Continue deleting' }))
  await user.type(dialog.getByLabelText('Type Mokotów to confirm'), 'Mokotów{Enter}')
  expect(await dialog.findByText('A person has just moved in.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
