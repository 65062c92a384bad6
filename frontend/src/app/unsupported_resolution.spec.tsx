import { expect, test } from 'vitest'
import type { RouteName } from '#/lib/screens/app_route.ts'
import { resolutionOf } from './unsupported_resolution.tsx'

test.each<[number, RouteName | null, string | null]>([
  [1281, 'home', null],
  [1280, 'home', 'narrow'],
  [1280, 'login', 'narrow'],
  [767, 'home', 'phone'],
  [390, 'activate-account', null],
  [390, 'public_register', null],
  [390, 'welcome', null],
  [390, 'register', null],
  [390, null, 'phone'],
])('%d px wide on %s: %s', (width, name, kind) => expect(resolutionOf(width, name)).toBe(kind))
