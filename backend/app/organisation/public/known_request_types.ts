export { requestTypesAreHeldBy, type HeldRequestType } from '#app/organisation/employees/known_request_types'
