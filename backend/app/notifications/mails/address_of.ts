import env from '#start/env'

/** The public URL of a page of the product; empty if the product's address is not configured. */
export const addressOf = (path: string): string => {
  const address = env.get('APP_URL')
  return address ? new URL(path, address).href : ''
}
