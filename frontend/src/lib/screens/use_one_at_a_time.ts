import { useRef } from 'react'

type Mutate<Values> = (values: Values, options: { onSettled: () => void }) => void

/**
 * Starts a mutation unless it runs already. A button is only locked with the next picture; the second click of a
 * double click comes before it.
 */
export function useOneAtATime<Values>(mutate: Mutate<Values>): (values: Values) => void {
  const running = useRef(false)
  return (values) => {
    if (running.current) return
    running.current = true
    mutate(values, { onSettled: () => (running.current = false) })
  }
}
