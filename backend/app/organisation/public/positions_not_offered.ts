export { positionsNotOffered, type NotOffered } from '#app/organisation/positions/positions_not_offered'
