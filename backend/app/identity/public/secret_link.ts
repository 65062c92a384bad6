export { newSecretLink, readSecretLink } from '#app/identity/links/secret_link'
