import { type Act, type ActContext, importOf } from '@/lib/audit/words/act'
import { describeChanges } from '@/lib/audit/words/changes'
import { amountOf, countIn, sentences, textOf } from '@/lib/audit/words/details'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { billingOptions, discountLabel } from '@/lib/people/brokerages/words'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import type { ServiceName } from '@/lib/studio/system/schema'
import { describeJob, serviceTitles } from '@/lib/studio/system/words'
import type { BrokerageBilling } from '@/prisma/generated/enums'

/** What the audit log says of acts on the studio's settings. */
export const settingActs = {
  'books.export-changed': { kind: 'settings', what: 'Changed the export to accountants', more: changed },
  'brokerage.billing-changed': {
    kind: 'settings',
    what: 'Changed who pays for the bookings of a brokerage',
    more: billingOf,
  },
  'brokerage.logo-changed': { kind: 'settings', what: "Changed a brokerage's logo" },
  'brokerage.logo-removed': { kind: 'settings', what: "Removed a brokerage's logo" },
  'brokerage.prices-changed': {
    kind: 'settings',
    what: "Changed a brokerage's price list",
    more: priceListOf,
  },
  'coupon.added': { kind: 'settings', what: 'Added a coupon' },
  'coupon.archived': { kind: 'settings', what: 'Archived a coupon' },
  'coupon.changed': { kind: 'settings', what: 'Changed a coupon', more: changed },
  'coupon.restored': { kind: 'settings', what: 'Restored a coupon' },
  'demo.removed': { kind: 'settings', what: 'Removed the demo', more: demoOf },
  'factors.requirement-changed': {
    kind: 'settings',
    what: 'Changed whether the team needs a second factor',
    more: changed,
    href: '/settings/security',
  },
  'job.dismissed': { kind: 'settings', what: 'Dismissed a failed job', more: jobOf },
  'job.retried': { kind: 'settings', what: 'Retried a failed job', more: jobOf },
  'mls-profile.added': { kind: 'settings', what: 'Added an MLS profile', more: profileOf },
  'mls-profile.changed': { kind: 'settings', what: 'Changed an MLS profile', more: profileOf },
  'mls-profile.deleted': { kind: 'settings', what: 'Deleted an MLS profile', more: profileOf },
  'mls-profile.restored': { kind: 'settings', what: 'Restored an MLS profile', more: profileOf },
  'pay.period-changed': {
    kind: 'settings',
    what: 'Changed the pay period',
    more: ({ details }) => textOf(details, 'period'),
    href: '/settings/pay',
  },
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
  'tax.rate-added': { kind: 'settings', what: 'Added a tax rate', more: rateOf },
  'tax.rate-changed': { kind: 'settings', what: 'Changed a tax rate', more: changed },
  'tax.rate-deleted': { kind: 'settings', what: 'Deleted a tax rate', more: rateOf },
  'tax.settings-changed': { kind: 'settings', what: 'Changed what is taxed', more: changed },
} as const satisfies Partial<Record<AuditAction, Act>>

function changed({ details }: ActContext): string | null {
  return describeChanges(details)
}

function profileOf({ details }: ActContext): string | null {
  return textOf(details, 'name')
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

function rateOf({ details }: ActContext): string | null {
  const { rateThousandths } = details
  const rate = typeof rateThousandths === 'number' ? formatRate(rateThousandths) : null
  return [textOf(details, 'name'), rate].filter(Boolean).join(', ') || null
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
