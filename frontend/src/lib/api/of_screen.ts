import type { QueryFunctionContext } from '@tanstack/react-query'
import type { RequestOptions } from './http.ts'

/**
 * For the one thing a whole screen is about: a first reading that fails leads to a page that says so, a later one leaves
 * the screen and what is typed into it.
 */
export const ofScreen = ({ client, queryKey, signal }: QueryFunctionContext): RequestOptions => ({
  signal,
  quiet: client.getQueryData(queryKey) !== undefined,
})
