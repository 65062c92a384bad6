export { kinds } from '#app/organisation/company/company_kinds'
