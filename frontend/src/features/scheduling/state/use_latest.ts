import { useInsertionEffect, useState } from 'react'

/** A function that tells the value of the last render: for handlers that are made once and live long. */
export function useLatest<Value>(value: Value): () => Value {
  const [box] = useState(() => {
    let current = value
    return {
      get: () => current,
      set: (next: Value) => {
        current = next
      },
    }
  })
  // Before the effects of children, which may already ask.
  useInsertionEffect(() => box.set(value))
  return box.get
}
