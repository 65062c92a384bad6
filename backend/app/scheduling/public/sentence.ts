export { sentenceOf } from '#app/scheduling/rules/sentence'
