export type EmailProblem = 'email_required' | 'email_invalid'

/** What is wrong with an address as it was typed; the server looks closer. */
export const emailProblem = (email: string): EmailProblem | undefined =>
  !email ? 'email_required' : /^\S+@\S+\.\S+$/.test(email) ? undefined : 'email_invalid'
