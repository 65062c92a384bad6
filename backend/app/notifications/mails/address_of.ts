import env from '#start/env'

/** A page of the product as people open it; empty where nobody said what its address is. */
export const addressOf = (path: string): string => {
  const address = env.get('APP_URL')
  return address ? new URL(path, address).href : ''
}
