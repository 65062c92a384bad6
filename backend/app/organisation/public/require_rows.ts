export { requireEmployees, requirePositions } from '#app/organisation/directory/require_rows'
