import env from '#start/env'

/** The address people open, without a slash at its end. */
export const appUrl = env.get('APP_URL') ?? `http://localhost:${env.get('PORT') ?? 3333}`
