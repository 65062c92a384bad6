import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageTitleId } from '#/ui/page_header.tsx'
import { useRouteFocus } from './use_route_focus.ts'

function Frame() {
  const main = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  useRouteFocus(main)
  return (
    <>
      <button onClick={() => void navigate('/next')}>Go</button>
      <main ref={main} tabIndex={-1}>
        <h1 id={pageTitleId} tabIndex={-1}>
          Title
        </h1>
      </main>
      <div role="dialog">
        <input aria-label="Times" />
      </div>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>
  )
})
afterEach(() => void vi.useRealTimers())

const focus = (element: HTMLElement) => act(() => element.focus())
const go = () => act(() => screen.getByText('Go').click())
const passes = () => act(() => vi.advanceTimersByTimeAsync(2_000))

test('after a change of screen the focus goes to the title', async () => {
  focus(screen.getByText('Go'))
  go()
  await passes()
  expect(document.activeElement).toBe(screen.getByText('Title'))
})

test('a field of the new screen that is typed into keeps it, also in a card outside of the content', async () => {
  go()
  focus(screen.getByLabelText('Times'))
  await passes()
  expect(document.activeElement).toBe(screen.getByLabelText('Times'))
})

test('the dialog that led to the screen does not', async () => {
  focus(screen.getByLabelText('Times'))
  go()
  await passes()
  expect(document.activeElement).toBe(screen.getByText('Title'))
})
