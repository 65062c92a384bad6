import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ofScreen } from './of_screen.ts'

test('the screen is left by a first reading that fails, not by a later one', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers = ['fails', 'the location', 'fails', 'the location, changed']
  const quiet: unknown[] = []
  const read = () =>
    queries
      .fetchQuery({
        queryKey: ['location', '1'],
        queryFn: (asked) => {
          quiet.push(ofScreen(asked).quiet)
          const answer = answers.shift()
          if (answer === 'fails') throw new Error(answer)
          return answer
        },
      })
      .catch(() => undefined)

  await read()
  await read()
  await read()
  await read()
  expect(quiet).toEqual([false, false, true, true])
})
