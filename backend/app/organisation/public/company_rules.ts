export { companyRules } from '#app/organisation/company/company_rules'
