import { expect, test } from 'vitest'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { viewOf } from './page_views.tsx'

const route = (name: AppRoute['name'], path: string, gtm?: string): AppRoute => ({
  ...{ name, path, titleKey: '', feature: '', load: async () => () => null },
  ...(gtm && { gtm }),
})

test.each([
  [route('employee', '/employees/:id'), { name: 'employee', path: '/employees/:id' }],
  [route('employee', '/employees/:id', 'person'), { name: 'person', path: '/employees/:id' }],
  [route('register', '/register'), { name: 'register', path: '/register' }],
  [route('public_register', '/public_register'), { name: 'public_register', path: '/public_register' }],
  [route('welcome', '/welcome'), { name: 'welcome', path: '/welcome' }],
  [route('login', '/login'), null],
  [route('activate-account', '/activate-account'), null],
  [route('error500', '/error/500'), null],
  [null, null],
])('%o is the view %o', (from, view) => expect(viewOf(from)).toEqual(view))
