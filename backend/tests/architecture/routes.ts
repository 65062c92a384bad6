import router from '@adonisjs/core/services/router'

export type Endpoint = {
  method: string
  pattern: string
  gates: { name: string; args: unknown }[]
  needsAccount: boolean
}

type StoredMiddleware = { name?: string; args?: unknown }

/** Every route the server answers, with the gates it names. HEAD twins are left out. */
export function endpoints(): Endpoint[] {
  const { root = [] } = router.toJSON()
  return root.flatMap((route) => {
    const all = [...route.middleware.all()] as StoredMiddleware[]
    const gates = all
      .filter(({ name }) => name === 'can' || name === 'open')
      .map(({ name, args }) => ({ name: name!, args }))
    return route.methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({
        method,
        pattern: route.pattern,
        gates,
        needsAccount: all.some(({ name }) => name === 'auth'),
      }))
  })
}
