export { companiesAreKnownBy, type CompanyAccess } from '#app/identity/accounts/companies'
