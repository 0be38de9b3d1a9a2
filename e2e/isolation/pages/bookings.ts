import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { whereNextTitle } from '@/lib/booking/bookings/words/again'
import { servicesStepTitle } from '@/lib/booking/bookings/words/steps'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { malformedIds, notFoundPage, type PageRow } from './page-row'

const toBookings = { redirectsTo: '/admin?tab=bookings' }
const toClientChoice = { redirectsTo: '/clients/book?gone=1' }
const notFound = notFoundPage('Booking not found')
const noCalendar = notFoundPage(calendarTexts.missing, calendarTexts.title)
const noQuote = notFoundPage('Request not found', 'Quotes')

export const bookingsPages: PageRow[] = [
  { page: '/dashboard', access: 'signed-in', heading: 'Welcome, Robin Reed' },
  { page: '/book', access: 'client', heading: servicesStepTitle },
  { page: '/book/again', access: 'client', heading: whereNextTitle },
  {
    page: '/book',
    path: (own) => `/book?reschedule=${own.bookingId}`,
    access: 'open-bookings',
    heading: 'Select Date & Time',
  },
  {
    page: '/book',
    path: (own) => `/book?client=${own.clientId}`,
    access: 'book-for-clients',
    heading: servicesStepTitle,
  },
  ...[() => randomUUID(), (own: LinkedRecords) => own.applicantId, () => 'x'].map((id) => ({
    page: '/book',
    path: (own: LinkedRecords) => `/book?client=${id(own)}`,
    access: 'book-for-clients' as const,
    heading: '',
    overrides: { photographer: toClientChoice, coordinator: toClientChoice },
  })),
  {
    page: '/bookings',
    access: 'open-bookings',
    heading: 'My Bookings',
    overrides: { photographer: toBookings, coordinator: toBookings },
  },
  {
    page: '/booking/[id]',
    path: (own) => `/booking/${own.bookingId}`,
    access: 'open-bookings',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/booking/[id]',
    path: (_own, other) => `/booking/${other.bookingId}`,
    access: 'open-bookings',
    ...notFound,
    // Photographers and coordinators see all bookings of the studio.
    overrides: {
      photographer: { heading: 'Alder Ridge Lane' },
      coordinator: { heading: 'Alder Ridge Lane' },
    },
  },
  { page: '/booking/[id]', path: () => `/booking/${randomUUID()}`, access: 'open-bookings', ...notFound },
  ...malformedIds.map((id) => ({
    page: '/booking/[id]',
    path: () => `/booking/${id}`,
    access: 'open-bookings' as const,
    ...notFound,
  })),
  { page: '/quotes', access: 'answer-quotes', heading: 'Quotes' },
  {
    page: '/quotes',
    path: (own) => `/quotes?request=${own.quoteId}`,
    access: 'answer-quotes',
    heading: '61 Sunset Summit',
  },
  {
    page: '/quotes',
    path: () => `/quotes?request=${randomUUID()}`,
    access: 'answer-quotes',
    ...noQuote,
  },
  ...['', '?view=day', '?photographer=all'].map((query) => ({
    page: '/calendar',
    path: () => `/calendar${query}`,
    access: 'edit-calendars' as const,
    heading: calendarTexts.title,
  })),
  {
    page: '/calendar',
    path: () => '/calendar?view=hours',
    access: 'edit-calendars',
    heading: 'Weekly hours',
  },
  ...['week', 'hours'].map((view) => ({
    page: '/calendar',
    path: (_own: LinkedRecords, other: LinkedRecords) =>
      `/calendar?view=${view}&photographer=${other.photographerProfileId}`,
    access: 'edit-calendars' as const,
    heading: view === 'hours' ? 'Weekly hours' : calendarTexts.openTime,
    // The owner sees calendars that they can't change.
    overrides: {
      photographer: noCalendar,
      owner: view === 'hours' ? noCalendar : { heading: calendarTexts.title },
    },
  })),
  ...[(own: LinkedRecords) => own.clientId, () => randomUUID()].map((id) => ({
    page: '/calendar',
    path: (own: LinkedRecords) => `/calendar?photographer=${id(own)}`,
    access: 'edit-calendars' as const,
    ...noCalendar,
  })),
  { page: '/today', access: 'photographer', heading: 'Today' },
]
