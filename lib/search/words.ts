import type { HitKind } from './rules'

export const hitKindTitles: Record<HitKind, string> = {
  bookings: 'Bookings',
  clients: 'Clients',
  photos: 'Photos',
  invoices: 'Invoices',
  conversations: 'Conversations',
}

export const searchPlaceholder = 'Search by address, name, or number'
export const searchingText = 'Searching…'
export const nothingFoundText = 'Nothing found'

/** In the palette. */
export const themeText = 'Switch light or dark theme'
