export { agreeToDeletion, declineDeletion } from '#app/organisation/company/decide_deletion_request'
