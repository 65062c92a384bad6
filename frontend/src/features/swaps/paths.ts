const path = '/swaps'

export const pathOfSwaps = path
export const pathOfSwap = (id: string): string => `${path}/${id}`
