import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { findBookableQuote } from '@/lib/booking/quotes/queries/find-bookable-quote'
import { toWizard } from '@/lib/booking/quotes/rules/quote-wizard'
import { type InvitedClient, inviteClient } from '@/lib/people/accounts/commands/invite-client'

/**
 * Makes whoever requested a quote a client, unless they are one, and returns where their shoot is booked. Idempotent.
 * @throws AppError `conflict` for a closed request; see inviteClient for the others
 */
export async function startQuoteBooking(
  actor: Actor,
  quoteId: string,
): Promise<InvitedClient & { href: string }> {
  const quote = await findBookableQuote(actor, quoteId)
  const { fullName, email, phone } = quote
  const invited = await inviteClient(actor, { fullName, email, phone })
  return {
    ...invited,
    href: wizardHref({ ...toWizard(quote), step: 'calendar', clientId: invited.clientId }),
  }
}
