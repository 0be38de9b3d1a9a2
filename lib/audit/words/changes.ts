import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { type Details, showAmount, textOf, toDetails } from './details'

/** The names of the fields of settings and services. */
const labels: Record<string, string> = {
  name: 'Name',
  supportEmail: 'Support email',
  phone: 'Phone',
  address: 'Address',
  timeZone: 'Time zone',
  hours: 'Business hours',
  currency: 'Currency',
  mailSenderName: 'Sender name',
  mailSenderAddress: 'Sender address',
  freeCancelHours: 'Free-cancellation hours',
  lateCancelFeeCents: 'Late fee',
  roadFactorPercent: 'Road factor in percent',
  averageMph: 'Average speed in mph',
  travelFreeMiles: 'Free miles',
  travelStepMiles: 'Miles per travel fee',
  travelStepCents: 'Travel fee',
  // Entries are never updated, so they may hold the one rate of earlier releases.
  taxRateBasisPoints: 'Tax rate',
  rateThousandths: 'Tax rate',
  level: 'Levied by',
  state: 'State',
  zips: 'ZIP codes',
  startsOn: 'From',
  pricesIncludeTax: 'Prices include tax',
  taxesTravel: 'Tax on travel',
  taxesLateFees: 'Tax on late fees',
  taxesRevisionRounds: 'Tax on further rounds',
  taxesLicenses: 'Tax on licenses',
  taxesOther: 'Tax on other charges',
  taxNumber: 'Tax number',
  accountCode: 'Account code',
  taxedName: 'Name of tax',
  untaxedName: 'Name of no tax',
  dayFirst: 'Dates begin with the day',
  untaxedServiceIds: 'Services without tax',
  invoiceDueDays: 'Days until due',
  invoicePrefix: 'Invoice prefix',
  reminderDays: 'Reminder days',
  turnaroundHours: 'Promised turnaround in hours',
  galleryDays: 'Days a gallery is open',
  depositCents: 'Deposit',
  depositPercent: 'Deposit in percent',
  chargeAfterDays: 'Days until the card is charged',
  chargeRetryDays: 'Days of retries',
  emailRetentionDays: 'Days until emails are deleted',
  notificationRetentionDays: 'Days until notifications are deleted',
  visitRetentionDays: 'Days until visits are deleted',
  quoteRetentionDays: 'Days until closed quote requests are deleted',
  conversationRetentionDays: 'Days until closed conversations are deleted',
  description: 'Description',
  category: 'Category',
  duration: 'Duration',
  durationMinutes: 'Minutes blocked',
  priceCents: 'Price',
  revisionRounds: 'Included revision rounds',
  extraRoundCents: 'Price of a further round',
  photosIncluded: 'Photos included',
  extraPhotoCents: 'Price of an extra photo',
  active: 'Active',
  priceBasis: 'Priced by',
  countsBasement: 'Basement counts',
  countsDetached: 'Detached units count',
  bands: 'Bands',
  automaticDays: 'Automatic weekdays',
  shots: 'Shot list',
  code: 'Code',
  discountBasisPoints: 'Discount',
  discountCents: 'Discount',
  minimumCents: 'Minimum order',
  firstOrderOnly: 'First booking only',
  maxUses: 'Uses in total',
  maxUsesPerClient: 'Uses per client',
  endsOn: 'Until',
  couponServiceIds: 'Services',
  couponClients: 'Number of clients',
  couponBrokerages: 'Brokerages',
}

/** Describes the differences between an entry's `before` and `after`: `Name from Northlight to Harbor Light`. */
export function describeChanges(details: Details): string | null {
  const [before, after] = [toDetails(details.before), toDetails(details.after)]
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const currency = textOf(details, 'currency')
  const changes = names.map((name) => {
    const [from, to] = [before[name], after[name]].map((value) => show(name, value, currency))
    return `${labels[name] ?? name} from ${from} to ${to}`
  })
  return changes.join('; ') || null
}

function show(name: string, value: unknown, currency: string | null): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none'
  if (typeof value === 'number' && name.endsWith('Cents')) return showAmount(value, currency)
  if (typeof value === 'number' && name.endsWith('BasisPoints')) return `${(value / 100).toFixed(2)}%`
  if (typeof value === 'number' && name.endsWith('Thousandths')) return formatRate(value)
  return String(value)
}
