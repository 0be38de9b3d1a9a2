import { limits } from '@/lib/booking/bookings/limits'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { oneOf, pageNumber, type StateOf, searchText, urlState } from '@/lib/platform/web/url-state'
import type { BookedServiceItem, BookingDetail, BookingItem, Person } from './bookings'

/** The state of Booking Management in the URL. */
export const ManagedFilter = urlState('/admin?tab=bookings', {
  show: oneOf(['upcoming', 'pending', 'past', 'completed']),
  search: searchText(limits.search),
  page: pageNumber(),
})
export type ManagedFilter = StateOf<typeof ManagedFilter>
export type ManagedStatus = ManagedFilter['show']

/** The state of a client's list in the URL. */
export const BookingFilter = urlState('/bookings', {
  status: oneOf(['', 'PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED']),
  page: pageNumber(),
})
export type BookingFilter = StateOf<typeof BookingFilter>

/** What a list of the next shoots shows of a booking. */
export type UpcomingShoot = Pick<
  BookingItem,
  'id' | 'address' | 'date' | 'startTime' | 'endTime' | 'status' | 'goLive' | 'isDelivered'
> & { client: Pick<Person, 'fullName'>; photographer: Pick<Person, 'fullName'> }

/** The shoot that a client's dashboard shows first. */
export type NextShoot = Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime'> & {
  photographerName: string
  /** Whether the photographer started it, or its time has come. */
  isRunning: boolean
}

/** What an admin of a brokerage sees of a shoot in a month. */
export type OverseenShoot = Pick<BookingItem, 'id' | 'address' | 'date' | 'status' | 'currency'> & {
  /** The names of the booked services. */
  services: string[]
  /** Before tax. */
  cents: number
  client: Pick<Person, 'id' | 'fullName' | 'avatarUrl'>
}

/** What a table of shoots that someone handles shows of a booking. */
export type ManagedBooking = Pick<
  BookingItem,
  | 'id'
  | 'address'
  | 'date'
  | 'startTime'
  | 'status'
  | 'isDelivered'
  | 'isInvoiced'
  | 'isImported'
  | 'totalCents'
  | 'currency'
> & {
  services: readonly Pick<BookedServiceItem, 'name'>[]
  client: Pick<Person, 'fullName'>
  photographer: Pick<BookingItem['photographer'], 'fullName' | 'accountStatus'>
}

/** A late fee that its photographer hasn't charged or waived yet, in cents. */
export type DueLateFee = {
  bookingId: string
  address: string
  date: CalendarDate
  startTime: WallTime
  clientId: string
  clientName: string
  cents: number
  currency: string
}

/** What the buttons of a booking's page need of it. */
export type ManageableBooking = Pick<
  BookingDetail,
  'id' | 'address' | 'date' | 'startTime' | 'currency' | 'cancellation' | 'may' | 'client' | 'photographer'
>
