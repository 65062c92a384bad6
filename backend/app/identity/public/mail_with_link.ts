export { mailWithLink, pageAddress } from '#app/identity/mails/mail_with_link'
