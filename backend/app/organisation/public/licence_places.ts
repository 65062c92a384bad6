export { lockLicencePlaces } from '#app/organisation/company/licence_places'
