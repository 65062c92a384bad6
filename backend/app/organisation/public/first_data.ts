export { readFirstData, writeCompanyData, writeRegionalSettings } from '#app/organisation/company/first_data'
