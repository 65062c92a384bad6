/** What stands in the sign-in form of the page itself. */
type FirstEntries = {
  email: string
  password: string
  rememberMe: boolean
  /** The name of the field that has the cursor. */
  focused: string | null
}

const place = () => document.getElementById('first')

/**
 * The form that the page of the sign-in carries in plain HTML (`vite/first_form.ts`): on a slow line people type into it
 * before the scripts are there.
 */
export const firstForm = {
  /** @returns null where the page has none, or no longer */
  read(): FirstEntries | null {
    const form = place()?.querySelector('form')
    if (!form) return null
    const entered = new FormData(form)
    const { activeElement } = document
    return {
      email: String(entered.get('email') ?? ''),
      password: String(entered.get('password') ?? ''),
      rememberMe: entered.has('remember'),
      focused: form.contains(activeElement) ? activeElement!.getAttribute('name') : null,
    }
  },
  /** The page goes on without it. */
  leave(): void {
    place()?.remove()
  },
}
