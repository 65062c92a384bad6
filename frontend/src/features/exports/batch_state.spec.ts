import { describe, expect, test } from 'vitest'
import { isNews, shortChecksum } from './batch_state.ts'

describe('progress of an export', () => {
  const running = (progress: number) => ({ state: 'running' as const, progress })

  test('goes forward only', () => {
    expect(isNews(running(40), running(80))).toBe(true)
    expect(isNews(running(80), running(40))).toBe(false)
    expect(isNews({ state: 'requested', progress: 0 }, running(5))).toBe(true)
  })

  test('an end is always news, and nothing follows it', () => {
    expect(isNews(running(80), { state: 'failed', progress: 40 })).toBe(true)
    expect(isNews({ state: 'ready', progress: 100 }, running(100))).toBe(false)
    expect(isNews({ state: 'failed', progress: 40 }, running(80))).toBe(false)
  })

  test('a checksum shows its first eight characters', () => {
    expect(shortChecksum('0123456789abcdef')).toBe('01234567…')
  })
})
