import {
  flag,
  oneOf,
  pageNumber,
  recordId,
  type StateOf,
  searchText,
  urlState,
} from '@/lib/platform/web/url-state'
import type { AccountStatus } from '@/prisma/generated/enums'
import { searchLimit } from './limits'

export const ClientFilter = urlState('/clients', {
  tab: oneOf(['clients', 'brokerages', 'team']),
  search: searchText(searchLimit),
  sort: oneOf(['latest', 'name', 'balance']),
  page: pageNumber(),
})
export type ClientFilter = StateOf<typeof ClientFilter>
export type ClientSort = ClientFilter['sort']

/** The page on which a photographer chooses whom to book for. `gone`: the client in the link can't be booked for; `slot`: the time to book. */
export const ClientChoice = urlState('/clients/book', {
  search: searchText(searchLimit),
  gone: flag,
  slot: recordId,
})
export type ClientChoice = StateOf<typeof ClientChoice>

/** One row of the list; dates and amounts are formatted. */
export type ClientRow = {
  id: string
  fullName: string
  email: string
  phone: string | null
  company: string | null
  avatarUrl: string | null
  isDisabled: boolean
  bookingCount: number
  /** The date of the latest past shoot; null without any. */
  latestShoot: string | null
  balance: string
  owes: boolean
}

export type ClientPage = {
  rows: ClientRow[]
  total: number
  /** Whether counting stopped at `total`. */
  hasMore: boolean
  page: number
}

/** One client for their page; dates and amounts are formatted. */
export type ClientDetail = {
  id: string
  userId: string
  fullName: string
  email: string
  phone: string | null
  company: string | null
  /** The brokerage that they belong to. */
  brokerage: { id: string; name: string } | null
  avatarUrl: string | null
  status: AccountStatus
  isVerified: boolean
  /** When the studio last invited them, formatted; null unless the client has yet to choose a password. */
  invitedOn: string | null
  /** `January 2026` */
  clientSince: string
  bookings: { total: number; upcoming: number; cancelled: number }
  /** Includes only the invoices the actor may see. */
  due: { amount: string; count: number }
  paid: { amount: string; count: number }
}
