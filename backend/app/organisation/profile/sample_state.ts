type Check = () => Promise<boolean>

let check: Check | undefined

/** Called once, where modules are joined: samples belong to a module that uses this one. */
export const samplesAreKnownBy = (known: Check): void => void (check = known)

/** Whether the organisation of the unit of work has all of the samples that the product can be tried with. */
export const hasSampleData = async (): Promise<boolean> => (await check?.()) ?? false
