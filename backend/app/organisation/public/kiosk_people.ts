export { peopleOfKiosk, personOfCode, type PersonOfKiosk } from '#app/organisation/employees/kiosk_people'
