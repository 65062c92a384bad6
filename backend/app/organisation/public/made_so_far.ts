export { madeSoFar } from '#app/organisation/company/made_so_far'
