import { afterEach, expect, test, vi } from 'vitest'
import { asOnlyTab } from './only_tab.ts'

/** One lock, as browsers give it to the tabs of one device. */
class OneLock {
  #isHeld = false
  readonly #waiting: (() => void)[] = []

  async request(_name: string, options: LockOptions, work: (lock: object | null) => unknown) {
    if (this.#isHeld && options.ifAvailable) return work(null)
    if (this.#isHeld)
      await new Promise<void>((turn, give) => {
        this.#waiting.push(turn)
        options.signal?.addEventListener('abort', () => {
          this.#waiting.splice(this.#waiting.indexOf(turn), 1)
          give(new DOMException('', 'AbortError'))
        })
      })
    this.#isHeld = true
    try {
      return await work({})
    } finally {
      this.#isHeld = false
      this.#waiting.shift()?.()
    }
  }
}
afterEach(() => vi.unstubAllGlobals())

function tabs() {
  vi.stubGlobal('navigator', { locks: new OneLock() })
  const said: string[] = []
  const open = (name: string) =>
    asOnlyTab(
      () => {
        said.push(`${name} works`)
        return () => said.push(`${name} ends`)
      },
      () => said.push(`${name} waits`)
    )
  const settled = () => new Promise((done) => setTimeout(done))
  return { said, open, settled }
}

test('the second tab waits for the first, and goes on when that is gone', async () => {
  const { said, open, settled } = tabs()
  const closeFirst = open('first')
  open('second')
  await settled()
  expect(said).toEqual(['first works', 'second waits'])
  closeFirst()
  await settled()
  expect(said.slice(2)).toEqual(['first ends', 'second works'])
})

test('one that is closed while it waits never begins', async () => {
  const { said, open, settled } = tabs()
  const closeFirst = open('first')
  const closeSecond = open('second')
  await settled()
  closeSecond()
  closeFirst()
  await settled()
  expect(said).toEqual(['first works', 'second waits', 'first ends'])
})

test('without locks each tab works', () => {
  vi.stubGlobal('navigator', {})
  const start = vi.fn(() => () => {})
  asOnlyTab(start, () => {})
  expect(start).toHaveBeenCalledOnce()
})
