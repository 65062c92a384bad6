export { regionOfCountry } from '#app/office/queries/region_of_country'
