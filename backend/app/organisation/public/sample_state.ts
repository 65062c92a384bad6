export { samplesAreKnownBy } from '#app/organisation/profile/sample_state'
