import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { chooseClientTitle } from '@/lib/booking/bookings/words/wizard'
import { brokerageGoneTitle, brokerageTitle } from '@/lib/people/brokerages/words'
import { importTitle } from '@/lib/people/imports/words'
import { importTitle as importShootsTitle } from '@/lib/photos/imports/words/import'
import { malformedIds, notFoundPage, type PageRow } from './page-row'

const notFound = notFoundPage('Booking not found')
const noClient = notFoundPage('Client not found')
const noBrokerage = notFoundPage(brokerageGoneTitle)

export const clientsPages: PageRow[] = [
  { page: '/clients', access: 'see-clients', heading: 'Clients' },
  {
    page: '/clients',
    path: () => '/clients?tab=team',
    access: 'see-clients',
    heading: 'Team',
    overrides: { coordinator: { heading: 'Clients' } },
  },
  {
    page: '/clients',
    path: () => '/clients?tab=brokerages',
    access: 'see-clients',
    heading: 'Brokerages',
  },
  {
    page: '/clients/brokerages/[id]',
    path: (_own, other) => `/clients/brokerages/${other.brokerageId}`,
    access: 'see-clients',
    heading: 'Brokerage ',
  },
  ...[(own: LinkedRecords) => own.brokerageId, ...malformedIds.map((id) => () => id)].map((id) => ({
    page: '/clients/brokerages/[id]',
    path: (own: LinkedRecords) => `/clients/brokerages/${id(own)}`,
    access: 'see-clients' as const,
    ...noBrokerage,
  })),
  { page: '/brokerage', access: 'client', heading: brokerageTitle },
  // The admin of a brokerage sees what was booked through it, also by themselves; others' own bookings are elsewhere.
  {
    page: '/brokerage/[id]',
    path: (own) => `/brokerage/${own.bookingId}`,
    access: 'client',
    ...notFound,
    overrides: { brokerageAdmin: { heading: 'Alder Ridge Lane' } },
  },
  {
    page: '/brokerage/[id]',
    path: (_own, other) => `/brokerage/${other.bookingId}`,
    access: 'client',
    ...notFound,
    reached: { brokerageAdmin: { heading: 'Alder Ridge Lane' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/brokerage/[id]',
    path: () => `/brokerage/${id}`,
    access: 'client' as const,
    ...notFound,
  })),
  { page: '/clients/import', access: 'book-for-clients', heading: importTitle },
  { page: '/clients/import/shoots', access: 'price-photos', heading: importShootsTitle },
  { page: '/clients/book', access: 'book-for-clients', heading: chooseClientTitle },
  // Photographers see all clients of the studio.
  ...[
    (own: LinkedRecords) => own.clientId,
    (_own: LinkedRecords, other: LinkedRecords) => other.clientId,
  ].map((id) => ({
    page: '/clients/[id]',
    path: (own: LinkedRecords, other: LinkedRecords) => `/clients/${id(own, other)}`,
    access: 'see-clients' as const,
    heading: 'Olive Oakley',
  })),
  ...[() => randomUUID(), (own: LinkedRecords) => own.applicantId].map((id) => ({
    page: '/clients/[id]',
    path: (own: LinkedRecords) => `/clients/${id(own)}`,
    access: 'see-clients' as const,
    ...noClient,
  })),
  ...malformedIds.map((id) => ({
    page: '/clients/[id]',
    path: () => `/clients/${id}`,
    access: 'see-clients' as const,
    ...noClient,
  })),
]
