import { centsToInput } from '@/lib/platform/money'
import { type Details, toDetails } from './details'

/** What the fields of settings and services are called. */
const labels: Record<string, string> = {
  name: 'Name',
  supportEmail: 'Support e-mail',
  phone: 'Phone',
  address: 'Address',
  timeZone: 'Time zone',
  hours: 'Business hours',
  currency: 'Currency',
  mailSenderName: 'Sender name',
  mailSenderAddress: 'Sender address',
  freeCancelHours: 'Free until hours before',
  lateCancelFeeCents: 'Late fee',
  taxRateBasisPoints: 'Tax rate',
  invoiceDueDays: 'Due days',
  invoicePrefix: 'Prefix',
  reminderDays: 'Reminder days',
  galleryDays: 'Gallery days',
  description: 'Description',
  category: 'Category',
  duration: 'Duration',
  durationMinutes: 'Minutes blocked',
  priceCents: 'Price',
  active: 'Offered',
}

/** What differs between `before` and `after` of an entry: `Name from Northlight to Harbor Light; Phone from none to 1`. */
export function describeChanges(details: Details): string | null {
  const [before, after] = [toDetails(details.before), toDetails(details.after)]
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const changes = names.map(
    (name) => `${labels[name] ?? name} from ${show(name, before[name])} to ${show(name, after[name])}`,
  )
  return changes.join('; ') || null
}

function show(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none'
  if (typeof value === 'number' && name.endsWith('Cents')) return centsToInput(value)
  if (typeof value === 'number' && name.endsWith('BasisPoints')) return `${centsToInput(value)} %`
  return String(value)
}
