import type { DemoLocation, DemoPosition } from './people.js'

export const demoLocations: Record<
  DemoLocation,
  {
    name: string
    code: string
    country: string
    zone: string
    street: string
    city: string
    postalCode: string
    latitude: number
    longitude: number
    positions: DemoPosition[]
  }
> = {
  warszawa: {
    name: 'Warszawa Powiśle',
    code: '100100',
    country: 'PL',
    zone: 'Europe/Warsaw',
    street: 'ul. Dobra 14',
    city: 'Warszawa',
    postalCode: '00-384',
    latitude: 52.2369,
    longitude: 21.0273,
    positions: ['lead', 'barista', 'sales', 'baker', 'kitchen', 'driver'],
  },
  krakow: {
    name: 'Kraków Kazimierz',
    code: '100200',
    country: 'PL',
    zone: 'Europe/Warsaw',
    street: 'ul. Józefa 8',
    city: 'Kraków',
    postalCode: '31-056',
    latitude: 50.0509,
    longitude: 19.9454,
    positions: ['lead', 'barista', 'sales', 'baker', 'driver'],
  },
  hanoi: {
    name: 'Hà Nội Hoàn Kiếm',
    code: '200100',
    country: 'VN',
    zone: 'Asia/Ho_Chi_Minh',
    street: '36 Hàng Gai',
    city: 'Hà Nội',
    postalCode: '11013',
    latitude: 21.0322,
    longitude: 105.8494,
    positions: ['lead', 'barista', 'sales', 'kitchen'],
  },
}

export const demoPositions: Record<DemoPosition, { name: string; color: number; strenuous?: boolean }> = {
  lead: { name: 'Kierownik zmiany', color: 5 },
  barista: { name: 'Barista', color: 0 },
  sales: { name: 'Sprzedawca', color: 2 },
  baker: { name: 'Piekarz', color: 7 },
  kitchen: { name: 'Kucharz', color: 4, strenuous: true },
  driver: { name: 'Kierowca', color: 9 },
}

/** Shifts that every day needs whatever the demand: start, end, how many, minutes of paid break. */
export type FixedNeed = {
  position: DemoPosition
  start: string
  end: string
  people: number
  weekend?: number
}
export const fixedNeeds: Record<DemoLocation, FixedNeed[]> = {
  warszawa: [
    { position: 'lead', start: '06:00', end: '16:00', people: 1 },
    { position: 'lead', start: '12:00', end: '21:00', people: 1, weekend: 0 },
    { position: 'baker', start: '22:00', end: '06:00', people: 2, weekend: 1 },
    { position: 'baker', start: '04:00', end: '12:00', people: 1 },
    { position: 'kitchen', start: '08:00', end: '16:00', people: 1 },
    { position: 'driver', start: '05:00', end: '11:00', people: 1 },
  ],
  krakow: [
    { position: 'lead', start: '07:00', end: '17:00', people: 1 },
    { position: 'baker', start: '22:00', end: '06:00', people: 1 },
    { position: 'baker', start: '04:00', end: '12:00', people: 1, weekend: 0 },
    { position: 'driver', start: '05:00', end: '11:00', people: 1, weekend: 0 },
  ],
  hanoi: [
    { position: 'lead', start: '06:30', end: '15:00', people: 1 },
    { position: 'kitchen', start: '06:00', end: '14:30', people: 1 },
    { position: 'kitchen', start: '13:00', end: '21:30', people: 1 },
  ],
}

/** What one person serves an hour, and when the counter is open, per position that follows the demand. */
export const demandNeeds: Record<
  DemoLocation,
  {
    position: DemoPosition
    ticketsPerPersonHour: number
    scale: number
    open: string
    close: string
    minimum: number
    maximum: number
  }[]
> = {
  warszawa: [
    {
      position: 'barista',
      ticketsPerPersonHour: 2.8,
      scale: 1.3,
      open: '07:00',
      close: '20:00',
      minimum: 1,
      maximum: 6,
    },
    {
      position: 'sales',
      ticketsPerPersonHour: 4.2,
      scale: 1.2,
      open: '07:00',
      close: '19:00',
      minimum: 1,
      maximum: 4,
    },
  ],
  krakow: [
    {
      position: 'barista',
      ticketsPerPersonHour: 2.8,
      scale: 0.9,
      open: '08:00',
      close: '19:00',
      minimum: 1,
      maximum: 6,
    },
    {
      position: 'sales',
      ticketsPerPersonHour: 4.2,
      scale: 0.9,
      open: '08:00',
      close: '18:00',
      minimum: 1,
      maximum: 4,
    },
  ],
  hanoi: [
    {
      position: 'barista',
      ticketsPerPersonHour: 2.8,
      scale: 1,
      open: '07:00',
      close: '21:00',
      minimum: 1,
      maximum: 6,
    },
    {
      position: 'sales',
      ticketsPerPersonHour: 4.2,
      scale: 0.8,
      open: '08:00',
      close: '18:00',
      minimum: 1,
      maximum: 4,
    },
  ],
}
