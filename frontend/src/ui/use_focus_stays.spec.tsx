import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { createStore, useStore } from 'zustand'
import { renderScreen } from '../../testing/render.tsx'
import { PageHeader } from './page_header.tsx'
import { useFocusStays } from './use_focus_stays.ts'

type Step = 'claim' | 'busy' | 'claimed' | 'over'
const steps = createStore<{ step: Step }>(() => ({ step: 'claim' }))

beforeEach(() => steps.setState({ step: 'claim' }))

function Actions({ step }: { step: Step }) {
  const { ref, used } = useFocusStays(step)
  return (
    <div ref={ref}>
      {step === 'claim' && <button onClick={used}>Claim</button>}
      {step === 'busy' && <button disabled>Claiming</button>}
      {step === 'claimed' && <button>Take back</button>}
    </div>
  )
}

function Page({ goes = false }: { goes?: boolean }) {
  const { step } = useStore(steps)
  return (
    <>
      <PageHeader title="Swaps" />
      {!(goes && step === 'over') && <Actions step={step} />}
    </>
  )
}

const step = (next: Step) => act(() => steps.setState({ step: next }))
const focused = () => document.activeElement?.textContent

test('the keyboard moves to the button that takes the place of the one that was used', async () => {
  await renderScreen(<Page />, { feature: 'swaps' })
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }))
  step('busy')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
  step('claimed')
  await waitFor(() => expect(focused()).toBe('Take back'))
})

test.each([false, true])('without any button left it moves to the title (row gone: %s)', async (goes) => {
  await renderScreen(<Page goes={goes} />, { feature: 'swaps' })
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }))
  step('over')
  await waitFor(() => expect(focused()).toBe('Swaps'))
})

test('what others change leaves the keyboard where it is', async () => {
  await renderScreen(<Page />, { feature: 'swaps' })
  step('claimed')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
})
