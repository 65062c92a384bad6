export { allLocationIds, openLocationIds } from '#app/organisation/locations/location_ids'
