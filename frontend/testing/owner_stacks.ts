import * as React from 'react'

/**
 * React's development build notes a stack for each of the first ten thousand elements, again and again: more than a
 * quarter of the time of specs with large forms. Only warnings show these stacks, and name their component without them.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  })
