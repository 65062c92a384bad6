/** Addresses of the server itself; everything else belongs to the single-page frontend. */
const own = /^\/(api|hubs|health|dev|docs|calendar)(\/|$)|^\/openapi\.json$/
/** Source maps of a build, which are never served. */
const sources = /\.map$/

/** Whether the built frontend answers at a path, which is without its query. */
export const isFrontendPath = (path: string): boolean => !own.test(path) && !sources.test(path)
