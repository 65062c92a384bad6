export { goesWithPosition } from '#app/organisation/positions/goes_with_position'
