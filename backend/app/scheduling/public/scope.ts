export { countriesOf, locationsInScope, requireLocation, type ScopeLocation } from '#app/scheduling/scope'
