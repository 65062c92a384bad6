export { lockCompany } from '#app/organisation/company/lock_company'
