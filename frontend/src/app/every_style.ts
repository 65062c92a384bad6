/** The styles that the sign-in page does without; asked for again, they are there already. */
export const everyStyle = (): Promise<unknown> => import('#/ui/every_style.ts')
