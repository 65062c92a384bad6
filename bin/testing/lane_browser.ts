import { chromium, type BrowserServer } from 'playwright'
import { chromiumFlags } from '../../tests/stage/chromium_flags.ts'
import { provideChromium } from '../chromium.ts'
import type { Environment } from '../tasks.ts'

export interface LaneBrowser {
  /** Where a file of journeys connects; each makes profiles of its own. */
  endpoint(): Promise<string>
  close(): Promise<void>
}

/** One browser for all files of a lane: starting it takes longer than many journeys. One that broke is started again. */
export function laneBrowser(env: Environment): LaneBrowser {
  let server: BrowserServer | undefined
  const start = async () => {
    const started = await chromium.launchServer({
      executablePath: provideChromium(),
      args: chromiumFlags,
      env,
      // A stop of the run is the run's own business.
      ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    })
    started.on('close', () => (server = undefined))
    return started
  }
  return {
    endpoint: async () => (server ??= await start()).wsEndpoint(),
    close: async () => server?.close(),
  }
}
