import { ofRule } from '../case.ts'

const overlap = ofRule('overlap', 'one person, one place')
const leave = ofRule('absence', 'KP art. 152, 154²')

const employment = ofRule('employment', 'KP art. 22 § 1')
const position = ofRule('qualification', 'positions of the employee')
const place = ofRule('location', 'locations of the employee')
const free = ofRule('availability', 'availability declared by the employee')
const twoDays = { employed: '11-03..11-04' }

export const facts = [
  overlap('F1', 'shifts that touch', 'mon 6-14, mon 14-22'),
  overlap('F2', 'a shared minute', 'mon 6-14, mon 13:59-22', '0:01'),
  overlap('F3', 'a short shift inside a long one', 'mon 6-20, mon 8-10', '2:00'),
  overlap('F4', 'the repeated hour of autumn', '10-24 18-2, 10-25 3-8'),
  overlap('F5', 'a place outside working hours is still a place', 'mon 6-14, mon 8-10 uncounted', '2:00'),
  overlap('F5b', 'three at once are two overlaps', 'mon 6-14, mon 7-15, mon 8-16', '7:00 7:00'),
  leave('F6', 'a shift on leave', 'mon 6-14', '8:00', { leave: 'mon' }),
  leave('F7', 'a night into leave', 'mon 22-6', '6:00', { leave: 'tue' }),
  leave('F8', 'a night that ends as leave begins', 'mon 16-0', '', { leave: 'tue' }),
  leave('F8b', 'one minute into leave', 'mon 16-0:01', '0:01', { leave: 'tue' }),
  leave('F8c', 'two days of leave', 'mon tue 6-14', '8:00 8:00', { leave: 'mon tue' }),
  employment('F9', 'the night before the first day', 'mon 22-6', '2:00', twoDays),
  employment('F10', 'the whole employment', 'tue 0-8, wed 16-0', '', twoDays),
  employment('F11', 'one minute past the last day', 'wed 16-0:01', '0:01', twoDays),
  employment('F11b', 'before the first day and after the last', 'mon 22-6, thu 0-8', '2:00 8:00', twoDays),
  position('F12', 'a position the person does not hold', 'mon 6-14', '1', { positions: ['cook'] }),
  position('F13', 'one of two', 'mon 6-14', '', { positions: ['cook', 'baker'] }),
  position('F13b', 'two shifts at a position not held', 'mon tue 6-14', '1 1', { positions: ['cook'] }),
  place('F14', 'a location the person does not work at', 'mon 6-14', '1', { locations: [] }),
  place('F15', 'one of two', 'mon 6-14', '', { locations: ['shop', 'bakery'] }),
  place('F15b', 'two shifts elsewhere', 'mon tue 6-14', '1 1', { locations: [] }),
  free('F16', 'a time declared unavailable', 'mon 6-14', '2:00', { unavailable: 'mon 12-16' }),
  free('F17', 'a time that begins as work ends', 'mon 6-14', '', { unavailable: 'mon 14-16' }),
  free('F17b', 'one minute into it', 'mon 6-14:01', '0:01', { unavailable: 'mon 14-16' }),
  free('F17c', 'two shifts in two such times', 'mon tue 6-14', '2:00 2:00', { unavailable: 'mon tue 12-16' }),
  free('F18', 'outside the free times of a day', 'mon 6-14', '2:00', { available: 'mon 8-16' }),
  free('F19', 'a day nothing was said of', 'tue 6-14', '', { available: 'mon 8-16' }),
]
