export { requireStrong } from '#app/identity/accounts/password_strength'
