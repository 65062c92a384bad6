type Check = (key: string) => Promise<boolean>

let check: Check | undefined

/** Called once, where modules are joined: industries are the provider's, whose module uses this one. */
export const industriesAreKnownBy = (known: Check): void => void (check = known)

/** Whether an industry of this key is in use. */
export const isKnownIndustry = async (key: string): Promise<boolean> => (await check?.(key)) ?? false
