export { specialPositions } from '#app/organisation/positions/special_positions'
