/** The token of an `Authorization` header; `null` without one, or of any other kind. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer (\S+)$/.exec(String(header))?.[1] ?? null
