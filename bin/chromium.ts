import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { canInstallPackages, installPackage, programOnPath } from './programs.ts'
import { Refusal } from './refusal.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** A Chromium for the journeys: the one named, one on this machine, Playwright's own, or a freshly installed one. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  if (canInstallPackages() && installPackage('chromium')) {
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Refusal(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.'
  )
}

function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Refusal(`CHROMIUM_PATH names ${named}, which does not exist: correct it.`)
  }
  for (const name of names) {
    const path = programOnPath(name)
    if (path) return path
  }
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}
