/** The kinds of acts one may look through, in the order of the filter. */
export const auditKinds = {
  accounts: 'Accounts',
  bookings: 'Bookings and hours',
  payments: 'Payments',
  photos: 'Photos',
  messages: 'Messages and mail',
  portfolio: 'Portfolio',
  settings: 'Settings',
} as const
export type AuditKind = keyof typeof auditKinds

/** Whom one may look for beside single photographers. */
export const groupsOfPeople = { clients: 'Clients', portal: 'The portal' } as const

/** Rows of a page. */
export const pageSize = 50

/** Counting stops here: nobody pages further, and a shorter period leads there. */
export const maxCount = 5000
