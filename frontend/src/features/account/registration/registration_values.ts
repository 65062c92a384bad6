export type RegistrationValues = {
  companyName: string
  name: string
  surname: string
  email: string
  password: string
  acceptsTerms: boolean
}

export const emptyRegistration: RegistrationValues = {
  companyName: '',
  name: '',
  surname: '',
  email: '',
  password: '',
  acceptsTerms: false,
}
