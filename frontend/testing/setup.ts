import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Some specs need no page, and have none.
if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })
}
