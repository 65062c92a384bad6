export { lockPeople } from '#app/scheduling/people/lock_people'
