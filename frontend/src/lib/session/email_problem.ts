export type EmailProblem = 'required' | 'invalid'

/** What is wrong with an address as it was typed; the server looks closer. */
export const emailProblem = (email: string): EmailProblem | undefined =>
  !email ? 'required' : /^\S+@\S+\.\S+$/.test(email) ? undefined : 'invalid'
