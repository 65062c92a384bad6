import { ofRule } from '../case.ts'

const overlap = ofRule('overlap', 'one person, one place')
const leave = ofRule('absence', 'KP art. 152, 154²')

export const facts = [
  overlap('F1', 'shifts that touch', 'mon 6-14, mon 14-22'),
  overlap('F2', 'a shared minute', 'mon 6-14, mon 13:59-22', '0:01'),
  overlap('F3', 'a short shift inside a long one', 'mon 6-20, mon 8-10', '2:00'),
  overlap('F4', 'the repeated hour of autumn', '10-24 18-2, 10-25 3-8'),
  overlap('F5', 'a place outside working hours is still a place', 'mon 6-14, mon 8-10 uncounted', '2:00'),
  leave('F6', 'a shift on leave', 'mon 6-14', '8:00', { leave: 'mon' }),
  leave('F7', 'a night into leave', 'mon 22-6', '6:00', { leave: 'tue' }),
  leave('F8', 'a night that ends as leave begins', 'mon 16-0', '', { leave: 'tue' }),
]
