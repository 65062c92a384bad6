export { countingFields } from '#app/organisation/company/validators/company_rules'
