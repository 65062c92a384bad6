// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOneAtATime } from './use_one_at_a_time.ts'

test('what runs is not started again, and may be once it has ended', () => {
  const mutate = vi.fn<(value: string, options: { onSettled: () => void }) => void>()
  const { result } = renderHook(() => useOneAtATime(mutate))
  result.current('first')
  result.current('second click')
  expect(mutate.mock.calls.map(([value]) => value)).toEqual(['first'])
  mutate.mock.calls[0]![1].onSettled()
  result.current('later')
  expect(mutate.mock.calls.map(([value]) => value)).toEqual(['first', 'later'])
})
