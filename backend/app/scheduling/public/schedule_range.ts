export { locationList, requireSpan, spanFields } from '#app/scheduling/validators/schedule_range'
