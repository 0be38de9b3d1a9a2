import type { Prisma } from '@/prisma/generated/client'
import type { Tables } from './tables'

/** The to-one relations that a policy may follow. Each has a foreign key of its name: `bookingId` for `booking`. */
export const parents = {
  bookings: { brokerage: 'brokerages', client: 'profiles', photographer: 'profiles' },
  brokerages: {},
  brokerage_invitations: {},
  brokerage_members: {},
  conversations: {},
  delivery_transfers: {},
  invoice_events: {},
  invoices: { booking: 'bookings' },
  media_deliveries: { booking: 'bookings' },
  notifications: {},
  photo_purchases: {},
  photos: { delivery: 'media_deliveries', purchase: 'photo_purchases' },
  profiles: {},
  quote_requests: {},
  stored_cards: {},
} as const satisfies { [T in keyof Tables]?: Record<string, keyof Tables> }

/** The lists of which a policy may require one, or none, with their foreign keys. */
export const lists = {
  brokerages: { members: ['brokerage_members', 'brokerageId'] },
  invoices: { events: ['invoice_events', 'invoiceId'], shares: ['invoices', 'shareOfId'] },
  media_deliveries: { transfers: ['delivery_transfers', 'deliveryId'] },
  photo_purchases: { invoices: ['invoices', 'purchaseId'] },
} as const satisfies Lists
export type List = readonly [table: keyof Filters, foreignKey: string]
export type Lists = { [T in keyof Filters]?: Record<string, List> }

/** The conditions that Prisma has for these tables. */
export type Filters = {
  bookings: Prisma.BookingWhereInput
  brokerages: Prisma.BrokerageWhereInput
  brokerage_invitations: Prisma.BrokerageInvitationWhereInput
  brokerage_members: Prisma.BrokerageMemberWhereInput
  conversations: Prisma.ConversationWhereInput
  delivery_transfers: Prisma.DeliveryTransferWhereInput
  invoice_events: Prisma.InvoiceEventWhereInput
  invoices: Prisma.InvoiceWhereInput
  media_deliveries: Prisma.MediaDeliveryWhereInput
  notifications: Prisma.NotificationWhereInput
  photo_purchases: Prisma.PhotoPurchaseWhereInput
  photos: Prisma.PhotoWhereInput
  profiles: Prisma.ProfileWhereInput
  quote_requests: Prisma.QuoteRequestWhereInput
  stored_cards: Prisma.StoredCardWhereInput
}
