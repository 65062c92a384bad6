import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../testing/seeded.tsx'
import VersionsTable from './versions_table.tsx'

const rows = [
  { field: 'phone', label: 'Phone', mine: '+48600100200', theirs: '+48600100300' },
  { field: 'name', label: 'First name', mine: 'Ewa', theirs: 'Ewelina' },
]

test.each([
  ['en-US', 'Your version', 'Their version', 'Take theirs'],
  ['pl-PL', 'Twoja wersja', 'Wersja tej osoby', 'Przyjmij tę wersję'],
  ['vi-VN', 'Bản của bạn', 'Bản của họ', 'Lấy bản này'],
] as const)(
  'both versions of each field are next to each other in %s',
  async (locale, mine, theirs, take) => {
    const onTake = vi.fn()
    await renderSeeded(<VersionsTable rows={rows} onTake={onTake} />, { feature: 'employees', locale })
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(1, 3)).toEqual([mine, theirs])
    const row = screen.getByRole('rowheader', { name: 'First name' }).closest('tr')!
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent)
    ).toEqual(['Ewa', 'Ewelina'])
    await userEvent.click(within(row).getByRole('button', { name: take }))
    expect(onTake.mock.calls).toEqual([['name']])
  }
)
