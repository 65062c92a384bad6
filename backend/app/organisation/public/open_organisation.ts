export { openOrganisation } from '#app/organisation/company/open_organisation'
