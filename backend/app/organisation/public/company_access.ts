export { companyAccess, companyCard } from '#app/organisation/company/company_access'
