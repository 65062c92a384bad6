export { requireEmployees, requirePositions, requireTags } from '#app/organisation/directory/require_rows'
