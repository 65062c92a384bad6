export { asGuess } from '#app/identity/limits/guessing'
