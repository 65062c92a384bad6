import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for may come late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Some specs need no page, and have none.
if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })
}
