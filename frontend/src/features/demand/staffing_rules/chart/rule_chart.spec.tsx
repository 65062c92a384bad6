import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { freshBody, type RuleValues } from '../rule_values.ts'
import { RuleChart } from './rule_chart.tsx'

vi.mock('@mantine/hooks', async (actual) => ({
  ...(await actual<object>()),
  useElementSize: () => ({ ref: () => {}, width: 674 }),
}))

const values: RuleValues = { ...freshBody('linear'), maximum: 6, name: 'Till', connections: [] }

function show(more: { values?: RuleValues; isReadOnly?: boolean } = {}) {
  const onChange = vi.fn<(next: RuleValues) => void>()
  render(
    <MantineProvider>
      <RuleChart
        before={values}
        values={more.values ?? values}
        share={1}
        metricName="Tickets"
        busiest={83}
        isReadOnly={more.isReadOnly ?? false}
        onChange={onChange}
      />
    </MantineProvider>
  )
  return onChange
}
const slider = (name: string) => screen.getByRole('slider', { name: `staffing_rules.handle.${name}` })

test('points are moved by keys, further with Shift, and keep to their direction', async () => {
  const onChange = show()
  slider('slope').focus()
  await userEvent.keyboard('{ArrowRight}')
  // One key is a hundredth of the chart: a unit an hour at three people.
  expect(onChange.mock.lastCall![0].work).toEqual({ kind: 'linear', unitsPerPersonHour: 20.3 })
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(onChange.mock.lastCall![0].work).toEqual({ kind: 'linear', unitsPerPersonHour: 23.3 })
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange.mock.lastCall![0].work).toEqual(values.work)
  slider('minimum').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange.mock.lastCall![0].minimum).toBe(2)
  slider('maximum').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange.mock.lastCall![0].maximum).toBe(5)
})

test('a point follows the pointer only while it is held', () => {
  const onChange = show()
  const point = slider('slope')
  point.setPointerCapture = () => {}
  fireEvent.pointerMove(point, { clientX: 400, clientY: 10 })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerDown(point, { pointerId: 1, clientX: 416, clientY: 10 })
  // The chart is 600 wide from 56 on and ends at 100 units: 506 is 75, at three people.
  fireEvent.pointerMove(point, { clientX: 506, clientY: 10 })
  expect(onChange.mock.lastCall![0].work).toEqual({ kind: 'linear', unitsPerPersonHour: 25 })
  fireEvent.pointerUp(point)
  fireEvent.pointerMove(point, { clientX: 600, clientY: 10 })
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('each step of a table has its point, and users who only look have none', () => {
  show({ values: { ...freshBody('range'), name: 'Till', connections: [] } })
  expect(screen.getAllByRole('slider', { name: 'staffing_rules.handle.step' })).toHaveLength(3)
  show({ isReadOnly: true })
  expect(screen.getAllByRole('slider')).toHaveLength(4)
})
