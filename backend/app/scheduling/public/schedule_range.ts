export { locationList, requireSpan, spanFields } from '#app/scheduling/scope/validators/schedule_range'
