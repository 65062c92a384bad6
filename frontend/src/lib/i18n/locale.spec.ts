// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { localeOfHost } from '@shiftloom/backend/contracts/hosts'
import { rememberLocale, requestLocale, setUserLocale, startLocale } from './locale.ts'

afterEach(() => setUserLocale(null))

test.each([
  ['app.shiftloom.com', 'pl-PL'],
  ['shiftloom.vn', 'vi-VN'],
  ['vn.shiftloom.com', 'vi-VN'],
  ['localhost', 'pl-PL'],
])('%s starts in %s', (host, locale) => expect(localeOfHost(host)).toBe(locale))

test('a choice on this device comes before the host, and the user before both', () => {
  rememberLocale('vi-VN')
  expect(startLocale()).toBe('vi-VN')
  setUserLocale('en-US')
  expect(startLocale()).toBe('en-US')
})

test('requests speak the language of the browser until the user’s is known', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('vi')
  expect(requestLocale()).toBe('vi-VN')
  setUserLocale('pl-PL')
  expect(requestLocale()).toBe('pl-PL')
})
