import type { AuditKind } from '@/lib/audit/rules'
import { teamRoles } from '@/lib/auth/rules/capabilities'
import { describeMethod } from '@/lib/billing/invoices/words/payment'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { billingOptions, discountLabel, roleNames } from '@/lib/people/brokerages/words'
import { LicenseKindChoice } from '@/lib/photos/licenses/schema'
import { licenseNames } from '@/lib/photos/licenses/words'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import { timeRange } from '@/lib/platform/time/calendar-date'
import type { ServiceName } from '@/lib/studio/system/schema'
import { describeJob, serviceTitles } from '@/lib/studio/system/words'
import type { BrokerageBilling, BrokerageRole } from '@/prisma/generated/enums'
import { describeChanges } from './changes'
import { amountOf, countIn, type Details, sentences, textOf } from './details'

/** An action's recorded details, and its subject's currency. */
export type ActContext = { details: Details; currency: string | null }

type Words = {
  kind: AuditKind
  what: string
  more?: (context: ActContext) => string | null
  /** The page of the setting, for subjects without a page of their own. */
  href?: string
}

const changed = ({ details }: ActContext) => describeChanges(details)
const amount = ({ details, currency }: ActContext) => amountOf(details, currency)

const words: Record<AuditAction, Words> = {
  'access-details.removed': { kind: 'bookings', what: 'Removed the access details of a booking' },
  'access-details.saved': { kind: 'bookings', what: 'Saved the access details of a booking' },
  'access-details.viewed': { kind: 'bookings', what: 'Viewed the access details of a booking' },
  'authenticator.added': { kind: 'accounts', what: 'Added an authenticator app' },
  'authenticator.removed': { kind: 'accounts', what: 'Removed their authenticator app' },
  'booking.handed-over': {
    kind: 'bookings',
    what: 'Reassigned a booking',
    more: ({ details }) =>
      `From ${textOf(details, 'from') ?? 'unknown'} to ${textOf(details, 'to') ?? 'unknown'}`,
  },
  'booking-contact.added': { kind: 'bookings', what: 'Added a person to keep informed' },
  'booking-contact.removed': { kind: 'bookings', what: 'Removed a person to keep informed' },
  'booking-terms.saved': { kind: 'bookings', what: 'Changed booking rules', more: termsOf },
  'books.export-changed': { kind: 'settings', what: 'Changed the export to accountants', more: changed },
  'brokerage.agent-invited': {
    kind: 'accounts',
    what: 'Invited an agent to a brokerage',
    more: brokerageRoleOf,
  },
  'brokerage.billing-changed': {
    kind: 'settings',
    what: 'Changed who pays for the bookings of a brokerage',
    more: billingOf,
  },
  'brokerage.created': { kind: 'accounts', what: 'Created a brokerage', more: nameIn },
  'brokerage.deleted': { kind: 'accounts', what: 'Deleted a brokerage', more: nameIn },
  'brokerage.domain-approved': {
    kind: 'accounts',
    what: 'Approved an email domain of a brokerage',
    more: domainIn,
  },
  'brokerage.domain-removed': {
    kind: 'accounts',
    what: 'Removed an email domain of a brokerage',
    more: domainIn,
  },
  'brokerage.invitation-revoked': { kind: 'accounts', what: 'Revoked an invitation to a brokerage' },
  'brokerage.joined': { kind: 'accounts', what: 'Joined a brokerage', more: brokerageRoleOf },
  'brokerage.left': { kind: 'accounts', what: 'Left a brokerage, or removed a member' },
  'brokerage.logo-changed': { kind: 'settings', what: "Changed a brokerage's logo" },
  'brokerage.logo-removed': { kind: 'settings', what: "Removed a brokerage's logo" },
  'brokerage.prices-changed': {
    kind: 'settings',
    what: "Changed a brokerage's price list",
    more: priceListOf,
  },
  'brokerage.renamed': { kind: 'accounts', what: 'Renamed a brokerage', more: renamedOf },
  'brokerage.role-changed': {
    kind: 'accounts',
    what: "Changed a member's role in a brokerage",
    more: brokerageRoleOf,
  },
  'calendar-feed.closed': { kind: 'bookings', what: 'Turned off their calendar address' },
  'calendar-feed.opened': { kind: 'bookings', what: 'Created a calendar address' },
  'calendar-feed.replaced': { kind: 'bookings', what: 'Replaced their calendar address' },
  'calendar.added': { kind: 'bookings', what: 'Added a calendar' },
  'calendar.removed': { kind: 'bookings', what: 'Removed a calendar' },
  'client.deleted': { kind: 'accounts', what: "Deleted a client's account" },
  'client.terms-changed': {
    kind: 'payments',
    what: 'Changed how a client pays',
    more: ({ details }) => (details.paysByInvoice === true ? 'By invoice' : "By the studio's terms"),
  },
  'clients.import-undone': {
    kind: 'accounts',
    what: 'Undid an import of clients',
    more: importOf,
    href: '/clients/import',
  },
  'clients.imported': {
    kind: 'accounts',
    what: 'Imported clients',
    more: importOf,
    href: '/clients/import',
  },
  'clients.invited': {
    kind: 'accounts',
    what: 'Invited imported clients',
    more: importOf,
    href: '/clients/import',
  },
  'conversation.deleted': { kind: 'messages', what: 'Deleted a conversation' },
  'coupon.added': { kind: 'settings', what: 'Added a coupon' },
  'coupon.archived': { kind: 'settings', what: 'Archived a coupon' },
  'coupon.changed': { kind: 'settings', what: 'Changed a coupon', more: changed },
  'coupon.restored': { kind: 'settings', what: 'Restored a coupon' },
  'credit.granted': { kind: 'payments', what: 'Granted a client account credit', more: amount },
  'credit.removed': { kind: 'payments', what: "Removed a client's account credit", more: amount },
  'days.blocked': { kind: 'bookings', what: 'Blocked days', more: daysOf },
  'days.unblocked': { kind: 'bookings', what: 'Unblocked days', more: daysOf },
  'deletion.denied': { kind: 'accounts', what: 'Denied the deletion of an account' },
  'deletion.requested': { kind: 'accounts', what: 'Asked to delete their account' },
  'deletion.cancelled': { kind: 'accounts', what: 'Cancelled the request to delete their account' },
  'delivery.expiry-changed': {
    kind: 'photos',
    what: "Changed a gallery's expiry date",
    more: ({ details }) =>
      `From ${textOf(details, 'before') ?? 'none'} to ${textOf(details, 'after') ?? 'none'}`,
  },
  'delivery.transfer-ended': { kind: 'photos', what: 'Ended the transfer of photos to another agent' },
  'delivery.transferred': {
    kind: 'photos',
    what: 'Transferred photos to another agent',
    more: licenseOf,
  },
  'demo.removed': { kind: 'settings', what: 'Removed the demo', more: demoOf },
  'device.forgotten': { kind: 'accounts', what: 'Forgot a remembered device' },
  'device.remembered': { kind: 'accounts', what: 'Remembered a device' },
  'email.change-requested': { kind: 'accounts', what: 'Asked to change their email address' },
  'email.change-undone': { kind: 'accounts', what: 'Changed their email address back' },
  'email.changed': { kind: 'accounts', what: 'Changed their email address' },
  'email.verified': { kind: 'accounts', what: 'Verified an email address on the server' },
  'equipment.deleted': { kind: 'portfolio', what: 'Deleted equipment' },
  'equipment.restored': { kind: 'portfolio', what: 'Restored equipment' },
  'factors.requirement-changed': {
    kind: 'settings',
    what: 'Changed whether the team needs a second factor',
    more: changed,
    href: '/settings/security',
  },
  'factors.reset': { kind: 'accounts', what: "Turned off someone's two-step sign-in" },
  'invitation.accepted': { kind: 'accounts', what: 'Accepted the invitation and chose a password' },
  'invitation.sent': { kind: 'accounts', what: 'Invited a client' },
  'invoice.marked-paid': { kind: 'payments', what: 'Marked an invoice as paid', more: markedPaidOf },
  'invoice.refunded': {
    kind: 'payments',
    what: 'Refunded an invoice',
    more: ({ details, currency }) =>
      sentences(
        amountOf(details, currency),
        details.byHand === true && 'Refunded outside the portal',
        textOf(details, 'reason'),
      ),
  },
  'invoice.charge-stopped': {
    kind: 'payments',
    what: 'Stopped the automatic charge of an invoice',
    more: () => null,
  },
  'invoice.replaced': {
    kind: 'payments',
    what: 'Replaced an invoice',
    more: ({ details, currency }) =>
      sentences(amountOf(details, currency), textOf(details, 'by') && `Replaced by ${textOf(details, 'by')}`),
  },
  'invoice.voided': {
    kind: 'payments',
    what: 'Voided an invoice',
    more: ({ details, currency }) => sentences(amountOf(details, currency), textOf(details, 'reason')),
  },
  'job.dismissed': { kind: 'settings', what: 'Dismissed a failed job', more: jobOf },
  'job.retried': { kind: 'settings', what: 'Retried a failed job', more: jobOf },
  'late-fee.charged': { kind: 'payments', what: 'Charged the late fee', more: amount },
  'late-fee.waived': { kind: 'payments', what: 'Waived the late fee', more: amount },
  'license.chosen': {
    kind: 'photos',
    what: 'Changed the license of photos',
    more: licenseOf,
  },
  'mail.retried': { kind: 'messages', what: 'Resent a failed email' },
  'media.added': { kind: 'photos', what: 'Added films or documents to a delivery' },
  'media.branding-changed': { kind: 'photos', what: 'Changed whether a film is unbranded' },
  'media.captioned': { kind: 'photos', what: 'Added captions to a film' },
  'media.captions-deleted': { kind: 'photos', what: 'Removed captions from a film' },
  'media.chapters-changed': { kind: 'photos', what: 'Changed the chapters of a film' },
  'media.deleted': { kind: 'photos', what: 'Deleted a film or document from a delivery', more: nameIn },
  'mls-profile.added': { kind: 'settings', what: 'Added an MLS profile', more: profileOf },
  'mls-profile.changed': { kind: 'settings', what: 'Changed an MLS profile', more: profileOf },
  'mls-profile.deleted': { kind: 'settings', what: 'Deleted an MLS profile', more: profileOf },
  'mls-profile.restored': { kind: 'settings', what: 'Restored an MLS profile', more: profileOf },
  'originals-page.created': { kind: 'photos', what: 'Created a public page of unaltered photos' },
  'originals-page.turned-off': { kind: 'photos', what: 'Turned off a public page of unaltered photos' },
  'owner.confirmed': { kind: 'accounts', what: 'Became a photographer as the studio owner' },
  'passkey.added': { kind: 'accounts', what: 'Added a passkey' },
  'passkey.removed': { kind: 'accounts', what: 'Removed a passkey' },
  'password.changed': { kind: 'accounts', what: 'Changed their password' },
  'password.link-created': { kind: 'accounts', what: 'Created a link to a new password on the server' },
  'password.reset': { kind: 'accounts', what: 'Reset their password with a link' },
  'pay.adjusted': { kind: 'payments', what: 'Added a bonus or deduction to pay', more: adjustmentOf },
  'pay.adjustment-removed': { kind: 'payments', what: 'Removed a bonus or deduction', more: adjustmentOf },
  'pay.approved': { kind: 'payments', what: 'Approved a pay statement', more: statementOf },
  'pay.paid': {
    kind: 'payments',
    what: 'Marked a pay statement as paid',
    more: ({ details, currency }) =>
      sentences(
        amountOf(details, currency),
        textOf(details, 'paidOn') && `Paid on ${textOf(details, 'paidOn')}`,
      ),
  },
  'pay.period-changed': {
    kind: 'settings',
    what: 'Changed the pay period',
    more: ({ details }) => textOf(details, 'period'),
    href: '/settings/pay',
  },
  'pay.reopened': { kind: 'payments', what: 'Reopened a pay statement', more: statementOf },
  'pay.shared': { kind: 'payments', what: 'Changed who shares the pay of a booking' },
  'pay.terms-changed': {
    kind: 'settings',
    what: 'Changed pay terms',
    more: ({ details }) => textOf(details, 'terms'),
  },
  'pay.threshold-changed': {
    kind: 'settings',
    what: 'Changed a 1099 threshold',
    more: ({ details, currency }) => sentences(textOf(details, 'year'), amountOf(details, currency)),
    href: '/pay/year',
  },
  'payment.dispute-lost': { kind: 'payments', what: 'A bank took a payment back', more: amount },
  'payment.dispute-won': { kind: 'payments', what: 'A dispute was won', more: amount },
  'payment.disputed': { kind: 'payments', what: 'A bank disputed a payment', more: amount },
  'payment.written-off': { kind: 'payments', what: 'Wrote off a lost payment', more: amount },
  'payment.given-back': { kind: 'payments', what: 'Refunded an extra payment', more: amount },
  'personal-data.downloaded': { kind: 'accounts', what: 'Downloaded their data' },
  'photographer.approved': { kind: 'accounts', what: 'Approved a photographer' },
  'photographer.denied': { kind: 'accounts', what: 'Denied a photographer account' },
  'photos.added': { kind: 'photos', what: 'Added photos to a delivery', more: photosOf },
  'photos.choice-offered': { kind: 'photos', what: 'Changed what a client chooses photos from' },
  'photos.choice-returned': { kind: 'photos', what: 'Took back a choice of photos', more: photosOf },
  'photos.chosen': { kind: 'photos', what: 'Confirmed a choice of photos', more: photosOf },
  'photos.removed': { kind: 'photos', what: 'Removed photos from a delivery', more: photosOf },
  'photos.replaced': { kind: 'photos', what: 'Replaced photos in a delivery', more: photosOf },
  'photos.sent': { kind: 'photos', what: 'Sent photos', more: photosOf },
  'portfolio-item.deleted': { kind: 'portfolio', what: 'Deleted a portfolio item' },
  'portfolio-item.published': { kind: 'portfolio', what: 'Published a portfolio item' },
  'portfolio-item.restored': { kind: 'portfolio', what: 'Restored a portfolio item' },
  'portfolio-item.unpublished': { kind: 'portfolio', what: 'Unpublished a portfolio item' },
  'portfolio-stat.deleted': { kind: 'portfolio', what: 'Deleted a statistic' },
  'portfolio-stat.restored': { kind: 'portfolio', what: 'Restored a statistic' },
  'property-inquiry.deleted': { kind: 'photos', what: 'Deleted an inquiry about a property' },
  'property-page.changed': { kind: 'photos', what: 'Changed the page of a property' },
  'property-page.published': { kind: 'photos', what: 'Published the page of a property' },
  'property-page.taken-down': { kind: 'photos', what: 'Took down the page of a property' },
  'quote.deleted': { kind: 'messages', what: 'Deleted a quote request' },
  'recovery-code.used': { kind: 'accounts', what: 'Used a recovery code' },
  'recovery-codes.created': { kind: 'accounts', what: 'Created recovery codes' },
  'revision.charged': { kind: 'payments', what: 'Requested a revision round that is charged', more: amount },
  'seller-link.created': { kind: 'bookings', what: 'Created a link for the seller of a property' },
  'seller-link.emailed': { kind: 'bookings', what: 'Emailed a link to the seller of a property' },
  'seller-link.turned-off': { kind: 'bookings', what: 'Turned off the links of a seller' },
  'service.added': { kind: 'settings', what: 'Added a service', more: priceOf },
  'service.changed': { kind: 'settings', what: 'Changed a service', more: changed },
  'service.deleted': { kind: 'settings', what: 'Deleted a service', more: priceOf },
  'services.import-undone': {
    kind: 'settings',
    what: 'Undid an import of services',
    more: importOf,
    href: '/settings/services/import',
  },
  'services.imported': {
    kind: 'settings',
    what: 'Imported services',
    more: importOf,
    href: '/settings/services/import',
  },
  'services.offered': {
    kind: 'settings',
    what: 'Offered imported services',
    more: importOf,
    href: '/settings/services/import',
  },
  'services.reordered': { kind: 'settings', what: 'Reordered the services' },
  'session.ended': { kind: 'accounts', what: 'Signed out one of their devices' },
  'sessions.ended': { kind: 'accounts', what: 'Signed out everywhere else' },
  'shoots.import-undone': {
    kind: 'photos',
    what: 'Undid an import of past shoots',
    more: importOf,
    href: '/clients/import/shoots',
  },
  'shoots.imported': {
    kind: 'photos',
    what: 'Imported past shoots',
    more: importOf,
    href: '/clients/import/shoots',
  },
  'slot.added': { kind: 'bookings', what: 'Added a slot', more: slotOf },
  'slot.disabled': { kind: 'bookings', what: 'Disabled a slot', more: slotOf },
  'slot.enabled': { kind: 'bookings', what: 'Enabled a slot', more: slotOf },
  'slot.removed': { kind: 'bookings', what: 'Removed a slot', more: slotOf },
  'statement.dispute-lost': {
    kind: 'payments',
    what: "A bank took a statement's payment back",
    more: amount,
  },
  'statement.dispute-won': {
    kind: 'payments',
    what: "A dispute of a statement's payment was won",
    more: amount,
  },
  'statement.disputed': {
    kind: 'payments',
    what: "A bank disputed a statement's payment",
    more: amount,
  },
  'statement.issued': { kind: 'payments', what: 'Issued a statement', more: amount },
  'statement.marked-paid': {
    kind: 'payments',
    what: 'Marked a statement as paid',
    more: markedPaidOf,
  },
  'statement.payment-refunded': {
    kind: 'payments',
    what: "Refunded a payment that wasn't owed for a statement",
    more: amount,
  },
  'statement.sent': { kind: 'payments', what: 'Emailed a statement again' },
  'statement.voided': { kind: 'payments', what: 'Voided a statement', more: amount },
  'studio.cancellation-changed': {
    kind: 'settings',
    what: 'Changed the cancellation terms',
    more: changed,
    href: '/settings/cancellation',
  },
  'studio.licenses-changed': {
    kind: 'settings',
    what: 'Changed the licenses',
    href: '/settings/licenses',
  },
  'studio.legal-published': {
    kind: 'settings',
    what: 'Published terms or a privacy policy',
    href: '/settings/legal',
  },
  'studio.public-texts-changed': {
    kind: 'settings',
    what: 'Changed the texts of the public page',
    href: '/settings/public',
  },
  'studio.sellers-changed': {
    kind: 'settings',
    what: 'Changed the checklist for sellers',
    href: '/settings/sellers',
  },
  'studio.travel-changed': {
    kind: 'settings',
    what: 'Changed the travel settings',
    more: changed,
    href: '/settings/travel',
  },
  'studio.details-changed': {
    kind: 'settings',
    what: 'Changed the studio details',
    more: changed,
    href: '/settings/studio',
  },
  'studio.invoice-terms-changed': {
    kind: 'settings',
    what: 'Changed the invoice terms',
    more: changed,
    href: '/settings/invoices',
  },
  'studio.logo-changed': { kind: 'settings', what: 'Changed the logo', href: '/settings/studio' },
  'studio.logo-removed': { kind: 'settings', what: 'Removed the logo', href: '/settings/studio' },
  'studio.retention-changed': { kind: 'settings', what: 'Changed how long records are kept', more: changed },
  'system.tested': { kind: 'settings', what: 'Tested a service', more: testOf },
  'tax.exemption-added': { kind: 'accounts', what: 'Added a tax exemption certificate', more: certificateOf },
  'tax.exemption-removed': {
    kind: 'accounts',
    what: 'Removed a tax exemption certificate',
    more: certificateOf,
  },
  'tax.rate-added': { kind: 'settings', what: 'Added a tax rate', more: rateOf },
  'tax.rate-changed': { kind: 'settings', what: 'Changed a tax rate', more: changed },
  'tax.rate-deleted': { kind: 'settings', what: 'Deleted a tax rate', more: rateOf },
  'tax.settings-changed': { kind: 'settings', what: 'Changed what is taxed', more: changed },
  'team.invited': { kind: 'accounts', what: 'Invited someone to the team', more: invitedOf },
  'team.invitation-resent': { kind: 'accounts', what: 'Resent an invitation', more: invitedOf },
  'team.invitation-revoked': { kind: 'accounts', what: 'Revoked an invitation', more: invitedOf },
  'team.joined': { kind: 'accounts', what: 'Accepted an invitation' },
  'user.role-changed': { kind: 'accounts', what: "Changed someone's role", more: roleOf },
  'user.disabled': { kind: 'accounts', what: 'Disabled an account' },
  'user.enabled': { kind: 'accounts', what: 'Enabled an account' },
  'virtual-tour.added': { kind: 'photos', what: 'Added a 3D tour to a delivery', more: addressIn },
  'virtual-tour.deleted': { kind: 'photos', what: 'Deleted a 3D tour from a delivery', more: addressIn },
  'weekly-hours.changed': { kind: 'bookings', what: 'Changed weekly hours', more: slotsOf },
  'weekly-hours.opened': { kind: 'bookings', what: 'Added weekly hours', more: slotsOf },
  'weekly-hours.removed': { kind: 'bookings', what: 'Removed weekly hours', more: removedSlotsOf },
}

/** Describes an action. One that is no longer recorded is shown by its stored name. */
export function describeAct(
  action: string,
  context: ActContext,
): { what: string; more: string | null; href: string | null } {
  const found = Object.hasOwn(words, action) ? words[action as AuditAction] : null
  return { what: found?.what ?? action, more: found?.more?.(context) || null, href: found?.href ?? null }
}

export function actionsOf(kind: AuditKind): AuditAction[] {
  return (Object.keys(words) as AuditAction[]).filter((action) => words[action].kind === kind)
}

function invitedOf({ details }: ActContext): string | null {
  return sentences(textOf(details, 'email'), describeRole(details.role))
}

function roleOf({ details }: ActContext): string | null {
  return `From ${describeRole(details.from)} to ${describeRole(details.to)}`
}

function describeRole(role: unknown): string {
  return teamRoles.find((one) => one === role)?.toLowerCase() ?? 'unknown'
}

function markedPaidOf({ details, currency }: ActContext): string | null {
  return sentences(
    [amountOf(details, currency), methodOf(details)].filter(Boolean).join(' '),
    textOf(details, 'paidOn') && `Paid on ${textOf(details, 'paidOn')}`,
    textOf(details, 'note'),
  )
}

function statementOf({ details, currency }: ActContext): string | null {
  return sentences(amountOf(details, currency), textOf(details, 'period'))
}

function adjustmentOf({ details, currency }: ActContext): string | null {
  return sentences(amountOf(details, currency), textOf(details, 'reason'))
}

function methodOf(details: Details): string | null {
  const method = describeMethod(details.method)
  return method && `by ${method}`
}

function photosOf({ details }: ActContext): string | null {
  return countIn(details, 'photos', 'photo')
}

function licenseOf({ details }: ActContext): string | null {
  const kind = LicenseKindChoice.safeParse(details.kind).data
  return kind ? licenseNames[kind] : null
}

function slotsOf({ details }: ActContext): string | null {
  return sentences(textOf(details, 'photographer'), countIn(details, 'slots', 'slot'))
}

/** `2026-06-12, 09:00 – 12:00` */
function slotOf({ details }: ActContext): string | null {
  const [date, startTime, endTime] = ['date', 'startTime', 'endTime'].map((name) => textOf(details, name))
  return date && startTime && endTime ? `${date}, ${timeRange({ startTime, endTime })}` : null
}

/** `2 days, from 2026-06-12 to 2026-06-14` */
function daysOf({ details }: ActContext): string | null {
  const [from, to] = [textOf(details, 'from'), textOf(details, 'to')]
  const range = from && to && (from === to ? from : `from ${from} to ${to}`)
  return [countIn(details, 'days', 'day'), range].filter(Boolean).join(', ') || null
}

function removedSlotsOf({ details }: ActContext): string | null {
  return sentences(
    textOf(details, 'photographer'),
    `${countIn(details, 'slotsRemoved', 'slot') ?? '0 slots'} removed`,
    typeof details.slotsKept === 'number' && details.slotsKept > 0 && `${details.slotsKept} kept`,
  )
}

function profileOf({ details }: ActContext): string | null {
  return textOf(details, 'name')
}

function nameIn({ details }: ActContext): string | null {
  return textOf(details, 'name')
}

function addressIn({ details }: ActContext): string | null {
  return textOf(details, 'url')
}

function importOf({ details }: ActContext): string | null {
  return textOf(details, 'fileName')
}

function domainIn({ details }: ActContext): string | null {
  return textOf(details, 'domain')
}

function renamedOf({ details }: ActContext): string | null {
  const [from, to] = [textOf(details, 'from'), textOf(details, 'to')]
  return from && to && `From ${from} to ${to}`
}

function brokerageRoleOf({ details }: ActContext): string | null {
  const role = textOf(details, 'to') ?? textOf(details, 'role')
  return role && Object.hasOwn(roleNames, role)
    ? `As ${roleNames[role as BrokerageRole].toLowerCase()}`
    : null
}

function billingOf({ details }: ActContext): string | null {
  const billing = textOf(details, 'billing')
  return billing && Object.hasOwn(billingOptions, billing)
    ? billingOptions[billing as BrokerageBilling].title
    : null
}

function priceListOf({ details }: ActContext): string | null {
  const { discountBasisPoints: discount } = details
  return sentences(
    typeof discount === 'number' && discount > 0 && discountLabel(discount),
    countIn(details, 'fixedPrices', 'fixed price'),
  )
}

function certificateOf({ details }: ActContext): string | null {
  return textOf(details, 'certificateNumber')
}

function rateOf({ details }: ActContext): string | null {
  const { rateThousandths } = details
  const rate = typeof rateThousandths === 'number' ? formatRate(rateThousandths) : null
  return [textOf(details, 'name'), rate].filter(Boolean).join(', ') || null
}

function termsOf({ details }: ActContext): string | null {
  const hours = { count: Number(details.minimumNoticeMinutes ?? 0) / 60 }
  const minutes = { count: Number(details.bufferMinutes ?? 0) }
  return `${countIn(hours, 'count', 'hour')} of notice, ${countIn(minutes, 'count', 'minute')} between shoots`
}

function jobOf({ details }: ActContext): string | null {
  return sentences(describeJob(textOf(details, 'job') ?? ''), textOf(details, 'reason'))
}

function demoOf({ details }: ActContext): string | null {
  return countIn(details, 'accounts', 'account')
}

function testOf({ details }: ActContext): string | null {
  return sentences(
    serviceTitles[textOf(details, 'service') as ServiceName],
    details.isWorking === false && 'It failed',
  )
}

function priceOf({ details }: ActContext): string | null {
  const price = amountOf({ ...details, amountCents: details.priceCents }, null)
  return price && `Price ${price}`
}
