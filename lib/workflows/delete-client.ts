import 'server-only'
import { deleteDetails } from '@/lib/access-details/operations/delete-details'
import { approveDeletion } from '@/lib/accounts/commands/approve-deletion'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { deleteContacts } from '@/lib/booking-contacts/operations/delete-contacts'
import { anonymizeBookings } from '@/lib/bookings/operations/anonymize-bookings'
import { deleteMembership } from '@/lib/brokerages/operations/delete-membership'
import { deleteCards } from '@/lib/cards/operations/delete-cards'
import { deleteClientFromCoupons } from '@/lib/coupons/operations/delete-client-from-coupons'
import { anonymizeCredit } from '@/lib/credits/operations/anonymize-credit'
import { deleteDeliveries } from '@/lib/deliveries/operations/delete-deliveries'
import { anonymizeInvoices } from '@/lib/invoices/operations/anonymize-invoices'
import { deleteConversations } from '@/lib/messaging/operations/delete-conversations'
import { deleteNotifications } from '@/lib/notifications/operations/delete-notifications'
import { deleteOriginalsPages } from '@/lib/originals/operations/delete-originals-pages'
import { splitAddress } from '@/lib/platform/address'
import { db } from '@/lib/platform/db'
import { deleteMessagesAbout } from '@/lib/platform/outbox-outcomes'
import { deletePages } from '@/lib/property-pages/operations/delete-pages'
import { deleteQuotes } from '@/lib/quotes/operations/delete-quotes'
import { deleteRequests } from '@/lib/revisions/operations/delete-requests'
import { deleteLinks } from '@/lib/sellers/operations/delete-links'
import { deleteExemptions } from '@/lib/taxes/operations/delete-exemptions'
import { endTransfers } from '@/lib/transfers/operations/end-transfers'
import { deleteUploads } from '@/lib/uploads/operations/delete-uploads'

/** Many clients have thousands of photos, whose rows are deleted together. */
const timeoutMs = 60_000

/**
 * Deletes a client's account at their request, all of it or nothing: messages, photos, cards, quote requests, notifications
 * and files are deleted, bookings and invoices stay without name, address and notes. Photos that were sold again to another
 * client stay for that one. Files leave storage, and the customer
 * leaves Stripe, after the commit.
 * @throws AppError see approveDeletion
 */
export async function deleteClient(actor: Actor, requestId: string): Promise<void> {
  await db().$transaction(
    async (tx) => {
      const deleted = await approveDeletion(tx, actor, requestId)
      const { userId, profileId, fullName, email, formerEmails } = deleted
      await endHolds(tx, { profileId })
      const { bookingIds, addresses } = await anonymizeBookings(tx, profileId)
      const invoiceIds = await anonymizeInvoices(tx, profileId)
      await anonymizeCredit(tx, profileId)
      await deleteDetails(tx, bookingIds)
      await deleteContacts(tx, bookingIds)
      await deleteLinks(tx, bookingIds)
      await deletePages(tx, bookingIds)
      await deleteOriginalsPages(tx, bookingIds)
      await deleteRequests(tx, bookingIds)
      await deleteDeliveries(tx, { bookingIds, clientId: profileId })
      await endTransfers(tx, profileId)
      const conversationIds = await deleteConversations(tx, { clientId: profileId })
      const quoteIds: string[] = []
      for (const address of [email, ...formerEmails]) quoteIds.push(...(await deleteQuotes(tx, address)))
      await deleteMembership(tx, { profileId, emails: [email, ...formerEmails] })
      await deleteCards(tx, profileId)
      await deleteClientFromCoupons(tx, profileId)
      await deleteExemptions(tx, { clientId: profileId })
      await deleteUploads(tx, profileId)
      const subjectIds = [requestId, ...invoiceIds, ...conversationIds, ...quoteIds]
      await deleteNotifications(tx, { userId, bookingIds, subjectIds })
      const streets = addresses.map((address) => splitAddress(address).street)
      await deleteMessagesAbout(tx, {
        userId,
        email,
        mentions: [fullName, email, ...formerEmails, ...streets],
      })
    },
    { timeout: timeoutMs },
  )
}
