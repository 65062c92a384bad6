export { countriesOf, countriesOfCompany } from '#app/organisation/company/countries'
