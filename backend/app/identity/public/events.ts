export { AccountChanged } from '#app/identity/accounts/account_changed'
