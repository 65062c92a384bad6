import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { noFilters } from '../model/filters.ts'
import { FilterBar } from './filter_bar.tsx'

test('the filter of people is called by the words beside it, and offers who needs attention', async () => {
  const filter = vi.fn()
  const url = { state: { filters: noFilters, locationIds: [], groupBy: 'none' }, filter } as never
  await renderInScheduler(<FilterBar url={url} search={{ current: null }} />)
  const field = await screen.findByRole('combobox', { name: 'People:' })
  expect(screen.getByText('People:').tagName).toBe('LABEL')
  await userEvent.click(screen.getByText('People:'))
  expect(document.activeElement).toBe(field)
  await userEvent.click(await screen.findByRole('option', { name: 'Only unassigned shifts' }))
  expect(filter).toHaveBeenCalledExactlyOnceWith({ only: 'unassigned' })
})
