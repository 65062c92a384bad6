export { industriesAreKnownBy } from '#app/organisation/company/known_industries'
