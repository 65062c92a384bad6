export { visiblePeople } from '#app/scheduling/people/visible_people'
export { awayInPlan } from '#app/scheduling/schedule/people_away'
