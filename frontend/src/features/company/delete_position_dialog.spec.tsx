import type { Position, PositionDeletion } from '@shiftloom/backend/contracts/organisation'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { i18n } from '#/lib/i18n/i18n.ts'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { DeletePositionDialog } from './delete_position_dialog.tsx'

const path = '/organisation-management/positions/p1'
const cook = {
  id: 'p1',
  version: 1,
  name: 'Kucharz',
  archived: false,
  isDefault: false,
} as unknown as Position
const onClose = vi.fn()

async function open(deletion: Partial<PositionDeletion>, locale: 'en-US' | 'pl-PL' | 'vi-VN' = 'en-US') {
  vi.clearAllMocks()
  const nothing: PositionDeletion = { people: [], templates: [], losses: [], blockers: [] }
  const sent = answerWith({ [`GET ${path}/deletion`]: { result: { ...nothing, ...deletion } } })
  await renderSeeded(<DeletePositionDialog position={cook} onClose={onClose} />, {
    feature: 'company',
    locale,
  })
  return { sent, dialog: within(await screen.findByRole('dialog')), user: userEvent.setup() }
}

test.each([
  ['en-US', 'These go with it, for good:', '2 schedule templates', 'Templates: Summer and Winter.'],
  ['pl-PL', 'Razem z nim trwale usuniemy:', '2 szablony grafiku', 'Szablony: Summer i Winter.'],
  ['vi-VN', 'Những mục sau bị xóa vĩnh viễn cùng vị trí này:', '2 mẫu lịch', 'Các mẫu: Summer và Winter.'],
] as const)('templates that go with a position are named first, in %s', async (locale, text, loss, named) => {
  const losses = [{ kind: 'templates', count: 2 }] as PositionDeletion['losses']
  const { dialog, user, sent } = await open({ losses, templates: ['Summer', 'Winter'] }, locale)
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(dialog.getByRole('listitem').textContent).toBe(loss)
  expect(dialog.getByText(named)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: i18n.t('company.positions.delete') }))
  expect(sent.map(({ method, path: to }) => `${method} ${to}`)).toEqual([`DELETE ${path}`])
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('one that the schedule has can only be archived', async () => {
  const blockers = [{ kind: 'shifts', count: 3 }] as PositionDeletion['blockers']
  const { dialog, user, sent } = await open({ blockers })
  expect(await dialog.findByText('Kucharz cannot be deleted')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Delete position' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(sent.map(({ method, path: to }) => `${method} ${to}`)).toEqual([`POST ${path}/archive`])
})

test('a double click deletes once', async () => {
  const { dialog, sent } = await open({})
  const button = await dialog.findByRole('button', { name: 'Delete position' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.map(({ method, path: to }) => `${method} ${to}`)).toEqual([`DELETE ${path}`])
})
