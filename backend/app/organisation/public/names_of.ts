export { namesOf } from '#app/organisation/directory/names_of'
