import type { RelatedPerson, Someone } from '@/e2e/isolation/cast'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'

/** Records of the visitor, with the client's photo and calendar feed. */
export type OwnRecords = LinkedRecords & { avatarFileId: string; feedToken: string }

export type RouteRow = {
  route: string
  path: (own: OwnRecords, other: LinkedRecords) => string
  send?: { form?: Record<string, string>; data?: unknown; headers?: Record<string, string> }
  status: Partial<Record<Someone, number>> & { default: number }
  reached?: Partial<Record<RelatedPerson, number>>
}

/** Everyone with an active account. */
export const forEveryRole = { client: 200, photographer: 200, editor: 200, coordinator: 200 }
/** All who work with bookings. */
export const forBookings = { client: 200, photographer: 200, coordinator: 200 }
export const signedOut = { anonymous: 401, unverified: 401 }
