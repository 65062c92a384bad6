export { regionalDefaults, type RegionalDefaults } from '#app/organisation/company/regional_defaults'
