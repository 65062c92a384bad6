export { shiftRates } from '#app/scheduling/costs/shift_rates'
