import { LazyRemindButton } from '@/components/billing/invoices/lazy-remind-button'
import { LazyApproveButton } from '@/components/booking/bookings/lazy-approve-button'
import type { ToDoGroup, ToDoRow } from '@/components/dashboard/to-do'
import { buttonClasses, LinkButton } from '@/components/ui/button'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { type LateInvoice, listLateInvoices } from '@/lib/billing/invoices/queries/list-late-invoices'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { listPayDue, type PayDue } from '@/lib/billing/pay/queries/list-pay-due'
import { PayFilter } from '@/lib/billing/pay/schema'
import { type BookingToApprove, listToApprove } from '@/lib/booking/bookings/queries/list-to-approve'
import { phoneAddress } from '@/lib/booking/bookings/rules/day-links'
import { ManagedFilter } from '@/lib/booking/bookings/schema/listing'
import { listNewQuotes, type NewQuote } from '@/lib/booking/quotes/queries/list-new-quotes'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import { QuoteAddress } from '@/lib/booking/quotes/schema'
import { listUnreadConversations } from '@/lib/messaging/queries/list-unread-conversations'
import type { BellConversation } from '@/lib/messaging/schema'
import { listPendingApprovals } from '@/lib/people/accounts/queries/list-pending-approvals'
import type { PendingRequest } from '@/lib/people/accounts/schema/administration'
import { listDrafts } from '@/lib/photos/deliveries/queries/list-drafts'
import { listShootsToDeliver } from '@/lib/photos/deliveries/queries/list-shoots-to-deliver'
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import type { ShootToDeliver } from '@/lib/photos/deliveries/schema/sending'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import {
  listRequestedChanges,
  type RequestedChanges,
} from '@/lib/photos/revisions/queries/list-requested-changes'
import { countWaiting, shownWaiting, waitingLimit } from '@/lib/platform/data/waiting'
import { todayIn } from '@/lib/platform/time/clock'
import { withOrigin } from '@/lib/platform/web/site-path'
import { countOf } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Reads what waits for a member of the team. Each list is empty for those who may not act on it. */
export async function readToDo(actor: Actor) {
  const preparesPhotos = can(actor, 'prepare-photos')
  const [shoots, drafts, changes, bookings, accounts, invoices, pay, conversations, quotes] =
    await Promise.all([
      preparesPhotos ? listShootsToDeliver(actor) : [],
      preparesPhotos ? listDrafts(actor) : [],
      listRequestedChanges(actor),
      listToApprove(actor),
      listPendingApprovals(actor, waitingLimit),
      listLateInvoices(actor),
      getStudio().then(({ timeZone }) => listPayDue(actor, todayIn(timeZone))),
      listUnreadConversations(actor),
      listNewQuotes(actor),
    ])
  return { shoots, drafts, changes, bookings, accounts, invoices, pay, conversations, quotes }
}

type Waiting = Awaited<ReturnType<typeof readToDo>>

/** Returns the groups of what waits, without empty ones. An editor, who has no other group, sees all shoots. */
export function toGroups(actor: Actor, waiting: Waiting): ToDoGroup[] {
  const seesBookings = can(actor, 'open-bookings')
  const lateFirst = waiting.shoots.toSorted((one, other) => Number(other.isLate) - Number(one.isLate))
  const shoots = lateFirst.map((shoot) => toShoot(shoot, waiting.drafts, seesBookings))
  const approvals = [...waiting.bookings.map(toBooking), ...waiting.accounts.map(toAccount)]
  const isBookings = waiting.bookings.length > shownWaiting || waiting.accounts.length === 0
  const groups = [
    toGroup('Photos due', shoots, {
      href: '/photo-delivery',
      shown: seesBookings ? shownWaiting : shoots.length,
    }),
    toGroup('Changes', waiting.changes.map(toChanges), { href: '/photo-gallery' }),
    toGroup('To approve', approvals, {
      href: isBookings ? ManagedFilter.href({ show: 'pending' }) : '/admin',
    }),
    toGroup('Unpaid', waiting.invoices.map(toInvoice), {
      href: InvoiceFilter.href({ status: 'overdue', sort: 'due', order: 'asc' }),
    }),
    toGroup('Pay', waiting.pay.map(toPay), { href: PayFilter.href({}) }),
    toGroup('Unread', waiting.conversations.map(toConversation), { href: '/admin-messages' }),
    toGroup('Quotes', waiting.quotes.map(toQuote), { href: QuoteAddress.href({ status: 'new' }) }),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function toGroup(
  title: string,
  rows: ToDoRow[],
  { href, shown = shownWaiting }: { href: string; shown?: number },
): ToDoGroup {
  const count = countWaiting(rows)
  const hasMore = rows.length > shown
  return {
    title,
    count,
    rows: rows.slice(0, shown),
    more: hasMore ? { href, text: `See all ${count}` } : null,
  }
}

function toShoot(shoot: ShootToDeliver, drafts: readonly DraftSummary[], seesBookings: boolean): ToDoRow {
  const { id, street, town, shotOn, due, isLate, photographer, services } = shoot
  const draft = drafts.find(({ bookingId }) => bookingId === id)
  const facts = [
    isLate ? null : due,
    draft ? `Draft saved, ${countPhotos(draft.fileCount)}` : `Shot ${shotOn}`,
    ...(seesBookings ? [] : [town, `with ${photographer}`, services.join(', ')]),
  ]
  const label = draft ? 'Continue' : seesBookings ? 'Send photos' : 'Upload photos'
  return {
    id,
    title: street,
    href: seesBookings ? recordHref(`/booking/${id}`) : null,
    alert: isLate ? due : null,
    facts: facts.filter(Boolean).join(' · '),
    action: (
      <LinkButton size="sm" href={`/photo-delivery?booking_id=${id}`} aria-label={`${label}: ${street}`}>
        {label}
      </LinkButton>
    ),
  }
}

function toChanges({ deliveryId, street, clientName, count, href }: RequestedChanges): ToDoRow {
  return {
    id: deliveryId,
    title: street,
    href: null,
    facts: `${countOf(count, 'change request')} · ${clientName}`,
    action: (
      <LinkButton size="sm" href={href} aria-label={`Open changes: ${street}`}>
        Open changes
      </LinkButton>
    ),
  }
}

function toBooking({ id, street, clientName, when, total }: BookingToApprove): ToDoRow {
  return {
    id,
    title: street,
    href: recordHref(`/booking/${id}`),
    facts: `${clientName} asked for ${when} · ${total}`,
    action: (
      <LazyApproveButton
        bookingId={id}
        size="sm"
        variant="default"
        label={`Approve ${street}`}
        what={`${street}, ${when}, for ${clientName}.`}
      >
        Approve
      </LazyApproveButton>
    ),
  }
}

function toAccount({ userId, fullName, email, requestedOn }: PendingRequest): ToDoRow {
  return {
    id: userId,
    title: fullName,
    href: null,
    facts: `Wants to join as a photographer · ${email} · ${requestedOn}`,
    action: (
      <LinkButton size="sm" href="/admin" aria-label={`Review the request of ${fullName}`}>
        Review
      </LinkButton>
    ),
  }
}

function toInvoice(invoice: LateInvoice): ToDoRow {
  const { id, street, amount, reason, facts } = invoice
  return {
    id,
    title: street,
    href: recordHref(`/invoices/${id}`),
    amount,
    alert: reason,
    facts,
    action: invoiceAction(invoice),
  }
}

function invoiceAction({ id, number, action, phone, payerName }: LateInvoice) {
  if (action === 'remind') return <LazyRemindButton invoice={{ id, number }} isInRow />
  if (action === 'call' && phone) {
    return (
      <a
        href={phoneAddress(phone)}
        aria-label={`Call ${payerName} about ${number}`}
        className={buttonClasses({ size: 'sm' })}
      >
        Call {firstNameOf(payerName)}
      </a>
    )
  }
  return (
    <LinkButton size="sm" href={recordHref(`/invoices/${id}`)} aria-label={`Open invoice ${number}`}>
      Open invoice
    </LinkButton>
  )
}

function toPay({ photographerId, fullName, total, period, state, href }: PayDue): ToDoRow {
  const label = state === 'OPEN' ? 'Approve pay' : 'Mark as paid'
  return {
    id: `${photographerId} ${period}`,
    title: fullName,
    href: null,
    amount: total,
    facts: state === 'OPEN' ? `Earned ${period}` : `Approved for ${period}`,
    action: (
      <LinkButton size="sm" href={href} aria-label={`${label}: ${fullName}, ${period}`}>
        {label}
      </LinkButton>
    ),
  }
}

function toConversation({ id, clientName, preview, when, href }: BellConversation): ToDoRow {
  return {
    id,
    title: clientName,
    href: null,
    facts: `“${preview}” · ${when}`,
    action: (
      <LinkButton size="sm" href={href} aria-label={`Reply to ${clientName}`}>
        Reply
      </LinkButton>
    ),
  }
}

function toQuote({ id, fullName, facts }: NewQuote): ToDoRow {
  return {
    id,
    title: fullName,
    href: null,
    facts,
    action: (
      <LinkButton
        size="sm"
        href={QuoteAddress.href({ request: id })}
        aria-label={`Write quote for ${fullName}`}
      >
        Write quote
      </LinkButton>
    ),
  }
}

function recordHref(path: string): string {
  return withOrigin(path, '/dashboard')
}
