import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { anonymizeInvoices } from '@/lib/billing/invoices/operations/anonymize-invoices'
import { deleteDetails } from '@/lib/booking/access-details/operations/delete-details'
import { anonymizeBookings } from '@/lib/booking/bookings/operations/anonymize-bookings'
import { deleteContacts } from '@/lib/booking/contacts/operations/delete-contacts'
import { deleteQuotes } from '@/lib/booking/quotes/operations/delete-quotes'
import { deleteLinks } from '@/lib/booking/sellers/operations/delete-links'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { deleteCards } from '@/lib/catalog/cards/operations/delete-cards'
import { deleteClientFromCoupons } from '@/lib/catalog/coupons/operations/delete-client-from-coupons'
import { anonymizeCredit } from '@/lib/catalog/credit/operations/anonymize-credit'
import { deleteExemptions } from '@/lib/catalog/taxes/operations/delete-exemptions'
import { deleteConversations } from '@/lib/messaging/operations/delete-conversations'
import { approveDeletion } from '@/lib/people/accounts/commands/approve-deletion'
import { deleteMembership } from '@/lib/people/brokerages/operations/delete-membership'
import { deleteDeliveries } from '@/lib/photos/deliveries/operations/delete-deliveries'
import { deleteJobs } from '@/lib/photos/editing/operations/delete-jobs'
import { deleteOriginalsPages } from '@/lib/photos/originals/operations/delete-originals-pages'
import { deletePages } from '@/lib/photos/property-pages/operations/delete-pages'
import { deleteRequests } from '@/lib/photos/revisions/operations/delete-requests'
import { endTransfers } from '@/lib/photos/transfers/operations/end-transfers'
import { lastingTransfers } from '@/lib/photos/transfers/policy'
import { db } from '@/lib/platform/data/db'
import { deleteMessagesAbout } from '@/lib/platform/jobs/outbox-outcomes'
import { splitAddress } from '@/lib/platform/text/address'
import { deleteNotifications } from '@/lib/studio/notifications/operations/delete-notifications'
import { deleteUploads } from '@/lib/studio/uploads/operations/delete-uploads'

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
      const { bookingIds, addresses } = await anonymizeBookings(tx, profileId, lastingTransfers)
      const invoiceIds = await anonymizeInvoices(tx, profileId)
      await anonymizeCredit(tx, profileId)
      await deleteDetails(tx, bookingIds)
      await deleteContacts(tx, bookingIds)
      await deleteLinks(tx, bookingIds)
      await deleteJobs(tx, bookingIds)
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
