import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, vi } from 'vitest'

// What is waited for may come late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files share the libraries (vite/specs.ts), but none of our modules: what one leaves behind, no other finds.
vi.resetModules()

// Some specs need no page, and have none.
if (typeof window !== 'undefined') {
  // The library keeps its language and texts; our module has to know of them from the beginning.
  if (i18next.isInitialized) await (await import('#/lib/i18n/i18n.ts')).startI18n('en-US')

  // A request that a spec leaves open is no reason to look for the server.
  const { network } = await import('#/lib/network/network.ts')
  beforeEach(() => void vi.spyOn(network, 'asked').mockReturnValue(() => {}))

  afterEach(() => {
    cleanup()
    localStorage.clear()
  })
}
