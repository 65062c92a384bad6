export { emailKey, limiter, mayMail, take } from '#app/identity/limits/limiter'
