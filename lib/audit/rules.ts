/** The kinds of actions, in the order of the filter. */
export const auditKinds = {
  accounts: 'Accounts',
  bookings: 'Bookings and hours',
  payments: 'Payments',
  photos: 'Photos',
  messages: 'Messages and email',
  portfolio: 'Portfolio',
  settings: 'Settings',
} as const
export type AuditKind = keyof typeof auditKinds

/** The groups of people to filter by, besides single photographers. */
export const groupsOfPeople = { clients: 'Clients', portal: 'The portal' } as const

/** Rows per page. */
export const pageSize = 50

/** Counting stops here; a shorter period shows older entries. */
export const maxCount = 5000
