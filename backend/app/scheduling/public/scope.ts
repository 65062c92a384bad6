export {
  countriesOf,
  locationsInScope,
  requireLocation,
  type ScopeLocation,
} from '#app/scheduling/scope/locations_in_scope'
