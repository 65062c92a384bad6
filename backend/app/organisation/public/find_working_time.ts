export { findWorkingTime } from '#app/organisation/contracts/find_working_time'
