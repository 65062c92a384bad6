export { loadAccount } from '#app/identity/sessions/load_account'
