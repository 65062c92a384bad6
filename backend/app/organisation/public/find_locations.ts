export { findLocations } from '#app/organisation/locations/find_locations'
