export { chooseNotices } from '#app/organisation/employees/choose_notices'
