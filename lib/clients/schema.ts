import { z } from 'zod'
import type { AccountStatus } from '@/prisma/generated/enums'
import { searchLimit } from './limits'

/** What the address of the page may say; anything malformed counts as not said. */
export const ClientFilter = z.object({
  tab: z.enum(['clients', 'team']).catch('clients').default('clients'),
  /** Control characters are rejected: Postgres rejects NUL. */
  search: z
    .string()
    .trim()
    .max(searchLimit)
    .regex(/^\P{Cc}*$/u)
    .catch('')
    .default(''),
  sort: z.enum(['latest', 'name', 'balance']).catch('latest').default('latest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
})
export type ClientFilter = z.output<typeof ClientFilter>
export type ClientSort = ClientFilter['sort']

/** One line of the list, formatted for people. */
export type ClientRow = {
  id: string
  fullName: string
  email: string
  company: string | null
  avatarUrl: string | null
  isDisabled: boolean
  bookingCount: number
  /** The last day of theirs on which somebody photographed; null before the first. */
  latestShoot: string | null
  balance: string
  owes: boolean
}

export type ClientPage = {
  rows: ClientRow[]
  total: number
  /** There are more than the total says: counting has stopped there. */
  hasMore: boolean
  page: number
}

/** One client as their page shows them, formatted for people. */
export type ClientDetail = {
  id: string
  userId: string
  fullName: string
  email: string
  phone: string | null
  company: string | null
  avatarUrl: string | null
  status: AccountStatus
  isVerified: boolean
  /** `January 2026` */
  clientSince: string
  bookings: { total: number; upcoming: number; cancelled: number }
  /** Of the invoices the actor may see. */
  due: { amount: string; count: number }
  paid: { amount: string; count: number }
}
