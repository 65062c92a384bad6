import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChartWithTable } from './chart_with_table.tsx'

const setOption = vi.hoisted(() => vi.fn())
const dispose = vi.hoisted(() => vi.fn())
vi.mock('./engine.ts', () => ({ openChart: () => ({ setOption, dispose, resize: () => {} }) }))

const show = (rows: string[][] = [['Mon 9 Nov', '12']]) =>
  render(
    <MantineProvider>
      <ChartWithTable
        label="Tickets by day"
        option={{ series: [{ type: 'bar', data: [12] }] }}
        table={() => ({ columns: ['Day', 'Tickets'], rows })}
      />
    </MantineProvider>
  )

test('a chart says what it shows, is drawn with patterns, and goes with its screen', async () => {
  const { unmount } = show()
  expect(screen.getByRole('img', { name: 'Tickets by day' })).toBeTruthy()
  await waitFor(() => expect(setOption).toHaveBeenCalled())
  expect(setOption.mock.lastCall![0]).toMatchObject({
    aria: { enabled: true, decal: { show: true } },
    series: [{ type: 'bar', data: [12] }],
  })
  unmount()
  expect(dispose).toHaveBeenCalled()
})

test('the same numbers stand in a table behind the switch', async () => {
  show()
  await userEvent.click(screen.getByText('core.table'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Mon 9 Nov' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '12' })).toBeTruthy()
})

test('no numbers are said, not left blank', async () => {
  show([])
  await userEvent.click(screen.getByText('core.table'))
  expect(screen.getByText('core.chart_empty')).toBeTruthy()
})
