export { positionNames } from '#app/organisation/positions/position_names'
