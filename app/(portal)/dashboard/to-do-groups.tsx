import { nextOf } from '@/app/(portal)/editing/next-of'
import { LazyRemindButton } from '@/components/billing/invoices/lazy-remind-button'
import { LazyApproveButton } from '@/components/booking/bookings/lazy-approve-button'
import type { ToDoGroup, ToDoRow } from '@/components/dashboard/to-do'
import { JobButton } from '@/components/photos/editing/job-button'
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
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { listWaitingJobs } from '@/lib/photos/editing/queries/list-waiting-jobs'
import { type EditJobItem, QueueAddress } from '@/lib/photos/editing/schema'
import { framesText, queueTexts, roundText, stateText } from '@/lib/photos/editing/words'
import {
  listRequestedChanges,
  type RequestedChanges,
} from '@/lib/photos/revisions/queries/list-requested-changes'
import { countWaiting, shownWaiting, waitingLimit } from '@/lib/platform/data/waiting'
import { todayIn } from '@/lib/platform/time/clock'
import { withOrigin } from '@/lib/platform/web/site-path'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Reads what waits for a member of the team. Each list is empty for those who may not act on it. */
export async function readToDo(actor: Actor) {
  const preparesPhotos = can(actor, 'prepare-photos')
  const [jobs, unassigned, drafts, changes, bookings, accounts, invoices, pay, conversations, quotes] =
    await Promise.all([
      preparesPhotos ? listWaitingJobs(actor, 'mine') : [],
      can(actor, 'prepare-all-photos') ? listWaitingJobs(actor, 'unassigned') : [],
      preparesPhotos ? listDrafts(actor) : [],
      listRequestedChanges(actor),
      listToApprove(actor),
      listPendingApprovals(actor, waitingLimit),
      listLateInvoices(actor),
      getStudio().then(({ timeZone }) => listPayDue(actor, todayIn(timeZone))),
      listUnreadConversations(actor),
      listNewQuotes(actor),
    ])
  return { jobs, unassigned, drafts, changes, bookings, accounts, invoices, pay, conversations, quotes }
}

type Waiting = Awaited<ReturnType<typeof readToDo>>

/** How many rows an editor sees of each group: they have few others. */
const shownToEditors = 10

/** Returns the groups of what waits, without empty ones. */
export function toGroups(actor: Actor, waiting: Waiting): ToDoGroup[] {
  const approvals = [...waiting.bookings.map(toBooking), ...waiting.accounts.map(toAccount)]
  const isBookings = waiting.bookings.length > shownWaiting || waiting.accounts.length === 0
  const groups = [
    ...toQueue(actor, waiting),
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

/** Returns the shoots that wait for photos: a photographer's own, or those of an editor and those that nobody edits. */
function toQueue(actor: Actor, { jobs, unassigned, drafts }: Waiting): ToDoGroup[] {
  const toRows = (listed: readonly EditJobItem[]) => listed.map((job) => toJob(actor, job, drafts))
  if (can(actor, 'prepare-all-photos')) {
    const mine = { href: QueueAddress.href({ show: 'mine' }), shown: shownToEditors }
    const free = { href: QueueAddress.href({ show: 'unassigned' }), shown: shownToEditors }
    return [
      toGroup(queueTexts.own, toRows(jobs), mine),
      toGroup(queueTexts.unassigned, toRows(unassigned), free),
    ]
  }
  const href = QueueAddress.href({ show: 'mine' })
  const readyFirst = jobs.toSorted((one, other) => Number(isReady(other)) - Number(isReady(one)))
  return [toGroup('Photos due', toRows(readyFirst), { href, always: queueTexts.open })]
}

function isReady({ state }: EditJobItem): boolean {
  return state === 'READY'
}

type GroupOptions = {
  href: string
  shown?: number
  /** What links to the list even if all of it is shown. */
  always?: string
}

function toGroup(
  title: string,
  rows: ToDoRow[],
  { href, shown = shownWaiting, always }: GroupOptions,
): ToDoGroup {
  const count = countWaiting(rows)
  const text = rows.length > shown ? `See all ${count}` : always
  return { title, count, rows: rows.slice(0, shown), more: text ? { href, text } : null }
}

function toJob(actor: Actor, job: EditJobItem, drafts: readonly DraftSummary[]): ToDoRow {
  const { bookingId, street, town, shotOn, due, isLate, photographer, services } = job
  const seesBookings = can(actor, 'open-bookings')
  const draft = drafts.find((one) => one.bookingId === bookingId)
  const next = nextOf(actor, job, drafts)
  const frames = framesText({ frames: job.rawFrames, sets: job.rawSets })
  const facts = [
    isLate ? null : due,
    draft && !isReady(job) ? `Draft saved, ${countPhotos(draft.fileCount)}` : `Shot ${shotOn}`,
    ...(seesBookings
      ? [job.editor || isReady(job) ? stateText(job.state, job.editor?.fullName ?? null) : null]
      : [frames, town, `with ${photographer.fullName}`, services.join(', ')]),
  ]
  return {
    id: bookingId,
    title: street,
    href: seesBookings ? recordHref(`/booking/${bookingId}`) : null,
    alert: isLate ? due : null,
    facts: facts.filter(Boolean).join(' · '),
    action:
      job.may.take && !job.may.assign ? (
        <JobButton act="take" job={job} />
      ) : (
        next && (
          <LinkButton size="sm" href={next.href} aria-label={`${next.label}: ${street}`}>
            {next.label}
          </LinkButton>
        )
      ),
  }
}

function toChanges({ deliveryId, street, clientName, round, count, href }: RequestedChanges): ToDoRow {
  return {
    id: deliveryId,
    title: street,
    href: null,
    facts: `${roundText(round, count)} · ${clientName}`,
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
