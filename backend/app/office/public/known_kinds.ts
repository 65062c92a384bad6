export { kindsAreCountedBy } from '#app/office/queries/known_kinds'
