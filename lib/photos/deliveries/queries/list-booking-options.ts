import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { matchAddressOrClient } from '@/lib/booking/bookings/operations/match-address-or-client'
import { bookingIdRange } from '@/lib/booking/bookings/rules/booking-number'
import { maxToDeliver } from '@/lib/photos/deliveries/limits'
import { dueAt, readPeriod, selectToDeliver } from '@/lib/photos/deliveries/operations/select-to-deliver'
import { deliverableStatuses, photographersPreparedFor } from '@/lib/photos/deliveries/policy'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { AccountStatus, BookingStatus } from '@/prisma/generated/enums'
import { describeOption, labelBooking } from './label-booking'

/** Most bookings listed at once; others are found by searching. */
const maxListed = 50
/** Above this, bookings are filtered by what is typed about their clients instead of by client ids. */
const maxMatchingClients = 50

/**
 * Lists the bookings the actor can send photos for, by address, client, date or number: first the shoots that wait for photos,
 * by when these are due, then the latest others, those without a delivery before those with one, and completed before
 * confirmed. What is searched is also found among bookings that aren't approved yet.
 */
export async function listBookingOptions(actor: Actor, search = ''): Promise<BookingOption[]> {
  const [[waiting, latest], { timeZone }] = await Promise.all([
    search ? findMatching(actor, search) : readFirst(actor),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const waitingIds = new Set(waiting.map(({ id }) => id))
  return [
    ...waiting.map((row) => toOption({ ...row, isDelivered: false, status: 'CONFIRMED' }, today)),
    ...latest.filter(({ id }) => !waitingIds.has(id)).map((row) => toOption(row, today)),
  ].slice(0, maxListed)
}

async function readFirst(actor: Actor) {
  return Promise.all([
    readWaiting(actor),
    selectLatest(actor, { matching: {}, statuses: deliverableStatuses }).execute(),
  ])
}

async function findMatching(actor: Actor, search: string) {
  const matching = await matchingSearch(search)
  return Promise.all([
    readWaiting(actor, matching),
    selectLatest(actor, { matching, statuses: [...deliverableStatuses, 'PENDING'] }).execute(),
  ])
}

/** Reads the shoots until today that have no photos yet, by when these are due. */
async function readWaiting(actor: Actor, matching: Prisma.BookingWhereInput = {}) {
  const [period, studio] = await Promise.all([readPeriod(), getStudio()])
  return selectToDeliver(photographersPreparedFor(actor), period, matching)
    .select(['b.id', 'b.propertyAddress', 'b.shootDate', 'b.photosBy', 'client.fullName as clientName'])
    .select(['photographer.fullName as photographerName', 'photographer.accountStatus'])
    .orderBy(dueAt(studio))
    .orderBy('b.id')
    .limit(maxToDeliver)
    .execute()
}

type OptionRow = {
  id: string
  propertyAddress: string
  shootDate: Date
  /** When the photos are due for the listing; null when nobody said. */
  photosBy: Date | null
  clientName: string
  photographerName: string
  accountStatus: AccountStatus
  isDelivered: boolean
  status: BookingStatus
}

function toOption(
  { id, isDelivered, status, clientName, photographerName, ...row }: OptionRow,
  today: CalendarDate,
): BookingOption {
  const { propertyAddress, shootDate, photosBy, accountStatus } = row
  const label = labelBooking({
    propertyAddress,
    shootDate,
    client: { fullName: clientName },
    photographer: { fullName: photographerName, accountStatus },
  })
  const facts = describeOption({ propertyAddress, shootDate, photosBy, isDelivered }, today)
  return { id, label, isDelivered, isApproved: status !== 'PENDING', client: clientName, ...facts }
}

type Selection = { matching: Prisma.BookingWhereInput; statuses: readonly BookingStatus[] }

/** For each photographer and status, Postgres reads only the end of an index, however many bookings there are. */
function selectLatest(actor: Actor, { matching, statuses }: Selection) {
  const list = sql.lit(`{${statuses.join(',')}}`)
  return queryBuilder(db())
    .selectFrom('profiles as photographer')
    .innerJoin(
      sql<{ status: BookingStatus }>`unnest(${list}::"BookingStatus"[])`.as<'s'>(sql`s(status)`),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bookings as latest')
          .whereRef('latest.photographerId', '=', 'photographer.id')
          .whereRef('latest.status', '=', 's.status')
          .where(whereSql('bookings', matching, 'latest'))
          .select([
            'latest.id',
            'latest.clientId',
            'latest.propertyAddress',
            'latest.shootDate',
            'latest.photosBy',
          ])
          .orderBy('latest.shootDate', 'desc')
          .orderBy('latest.id')
          .limit(maxListed)
          .as('b'),
      (join) => join.onTrue(),
    )
    .innerJoin('profiles as client', 'client.id', 'b.clientId')
    .where(whereSql('profiles', photographersPreparedFor(actor), 'photographer'))
    .select(['b.id', 'b.propertyAddress', 'b.shootDate', 'b.photosBy', 'client.fullName as clientName'])
    .select(['photographer.fullName as photographerName', 'photographer.accountStatus', 's.status'])
    .select(sql<boolean>`EXISTS (SELECT FROM media_deliveries d WHERE d.booking_id = b.id)`.as('isDelivered'))
    .orderBy('isDelivered')
    .orderBy('s.status', 'desc')
    .orderBy('b.shootDate', 'desc')
    .orderBy('b.id')
    .limit(maxListed)
}

async function matchingSearch(search: string): Promise<Prisma.BookingWhereInput> {
  const day = readDay(search)
  const number = bookingIdRange(search)
  return {
    OR: [
      await matchAddressOrClient(db(), search, { maxClients: maxMatchingClients }),
      ...(day ? [{ shootDate: { gte: dateToDatabase(day), lte: dateToDatabase(day) } }] : []),
      ...(number ? [{ id: number }] : []),
    ],
  }
}

/** Parses `2026-05-28` or `May 28, 2026` as a calendar date; returns null for anything else. */
function readDay(text: string): string | null {
  const written = /^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i.test(text) ? `${text} UTC` : null
  const source = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : written
  const day = new Date(source ?? Number.NaN)
  // Postgres has no year 0, and an invalid date's year is NaN.
  return day.getUTCFullYear() > 0 ? dateFromDatabase(day) : null
}
