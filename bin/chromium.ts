import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { canInstallPackages, installPackage, programOnPath } from './programs.ts'
import { Refusal } from './refusal.ts'

/** A Chromium with all that surrounds its engine, such as the service that delivers notifications. */
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** The same engine without a browser around it takes a quarter less of the processor. */
const names = ['chromium-headless-shell', ...wholeNames]

/** A Chromium for the journeys: the one named, one on this machine, Playwright's own, or a freshly installed one. */
export const provideChromium = (): string => provide('chromium-headless-shell', names)

/** A Chromium for journeys that need more than the engine. */
export const provideWholeChromium = (): string => provide('chromium', wholeNames)

function provide(aPackage: string, programs: string[]): string {
  const found = findChromium(programs)
  if (found) return found
  if (canInstallPackages() && installPackage(aPackage)) {
    const installed = findChromium(programs)
    if (installed) return installed
  }
  throw new Refusal(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.'
  )
}

function findChromium(programs: string[]): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Refusal(`CHROMIUM_PATH names ${named}, which does not exist: correct it.`)
  }
  for (const name of programs) {
    const path = programOnPath(name)
    if (path) return path
  }
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}
