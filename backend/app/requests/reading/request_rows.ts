import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { personNameOf } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'

export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number]

/** Requests `r` with whose they are, of what type and who is to decide. */
export const requestRows = (locale: Locale) =>
  database()
    .selectFrom('requests as r')
    .innerJoin('employees as e', 'e.id', 'r.employeeId')
    .innerJoin('requestTypes as t', 't.id', 'r.requestTypeId')
    .leftJoin('employees as p', 'p.id', 'r.recipientId')
    .leftJoin('users as u', 'u.id', 'r.decidedBy')
    .leftJoin('employees as f', 'f.id', 'r.decidedFor')
    .select(['r.id', 'r.version', 'r.number', 'r.status', 'r.automatic', 'r.employeeId', 'r.requestTypeId'])
    .select(['r.locationId', 'r.firstDay', 'r.lastDay', 'r.startTime', 'r.endTime', 'r.skipWeekends'])
    .select(['r.skipHolidays', 'r.recipientId', 'r.note', 'r.minutes', 'r.days', 'r.effect', 'r.decidedAt'])
    .select(['r.decisionReason', 'r.createdAt', 'r.createdBy', 'e.name', 'e.surname'])
    .select(['p.name as recipientName', 'p.surname as recipientSurname'])
    .select(['t.shortcut', 't.kind', 't.color', 't.paid', 't.needsAcceptance', 't.countsAsWorkingTime'])
    .select([
      sql<string>`coalesce(t.name, t.names->>${locale}, t.names->>'en-US')`.as('typeName'),
      sql<boolean>`t.archived_at is not null`.as('typeArchived'),
    ])
    .select(({ ref, eb }) => [
      personNameOf(ref('u.name'), ref('u.surname'), locale).as('decidedByName'),
      personNameOf(ref('f.name'), ref('f.surname'), locale).as('decidedForName'),
      eb('f.id', 'is not', null).$castTo<boolean>().as('isDecidedFor'),
      eb('u.id', 'is not', null).$castTo<boolean>().as('isDecidedByPerson'),
    ])
