import { movedToAnother } from '@/lib/booking/bookings/words/changes'
import { bookingSubject, changeTitles } from '@/lib/booking/bookings/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import { clientReason } from './client-reason'
import type { Fact, Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type BookingChangedProps = {
  change: keyof typeof changeTitles
  reader: 'client' | 'photographer'
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
  /** Who made the change; null when the reader did. */
  byName: string | null
  bookingNumber: string
  address: string
  date: string
  time: string
  /** `Photos by Thu, Jun 11 · Listing live Fri, Jun 12`; null once the shoot is over or cancelled. */
  goLive: string | null
  /** The previous date and time of a rescheduled shoot. */
  before: string | null
  /** The late cancellation fee. */
  lateFee: string | null
  /** The current photographer. */
  photographer: string
  /** The previous photographer, when that has changed. */
  formerPhotographer: string | null
  /** Replaces who made the change, for a client whose photographer isn't available. */
  apology: string | null
  /** The photographer's own note below the apology. */
  note: string | null
  /** Whether the photographer still needs to approve the booking. */
  awaitsApproval: boolean
  /** What was added or removed, with its price, and the new total. */
  item: string | null
  total: string | null
  /** What was booked, for a photographer who takes the shoot over. */
  order: { services: { name: string; price: string }[]; total: string; instructions: string | null } | null
  link: string
}

const headings: Record<BookingChangedProps['change'], string> = {
  approved: 'Your shoot is confirmed',
  rescheduled: 'The shoot was rescheduled',
  'handed-over': 'The shoot has a new photographer',
  'taken-over': 'This shoot is now yours',
  'new-photographer': changeTitles['new-photographer'],
  cancelled: 'The shoot was cancelled',
  completed: 'The shoot is complete',
  'fee-waived': 'The late fee was waived',
  'item-added': 'An item was added to the shoot',
  'item-removed': 'An item was removed from the shoot',
}

/** To both sides after a change to a booking; to its author as a confirmation. */
export const bookingChanged: Mail<BookingChangedProps> = {
  subject: ({ change, address }) => bookingSubject(changeTitles[change], address),
  content: (props) => {
    const { change, address, date, time, goLive, lateFee, apology } = props
    return {
      preview: `${splitAddress(address).street}, ${date} at ${time}.`,
      reason: reasonFor(props),
      heading: headings[change],
      to: props.fullName,
      lead: `${apology ?? describe(props)}${approvalText(props)}`,
      address,
      facts: [
        ['Date', date],
        ['Time', time],
        ['Go-live', goLive],
        ['Previously', props.before],
        ['Late fee', lateFee && feeText(change, lateFee)],
        ['Photographer', describePhotographer(props)],
        ['Item', props.item],
        ['New total', props.total],
        ...orderFacts(props),
        ['Note', props.note],
        ['Booking', props.bookingNumber],
      ],
      action: { href: props.link, label: 'View booking' },
    }
  },
}

function reasonFor({ change, reader, standInFor }: BookingChangedProps): string {
  if (reader !== 'photographer') return clientReason
  return change === 'handed-over'
    ? 'you were the photographer for this shoot'
    : photographerReason(standInFor)
}

/** The change as a sentence after "Hello Sam,". */
function describe({ change, byName, reader, photographer }: BookingChangedProps): string {
  const by = byName ?? 'you'
  switch (change) {
    case 'approved':
      return `${by} confirmed this booking.`
    case 'rescheduled':
      return `${by} rescheduled this shoot.`
    case 'handed-over':
      return by === photographer
        ? `${by} took over this shoot.`
        : `${by} moved this shoot to ${photographer}.`
    case 'taken-over':
      return byName ? `${byName} reassigned this shoot to you.` : 'you took over this shoot.'
    case 'new-photographer':
      return `${photographer} is now the photographer for this shoot.`
    case 'cancelled':
      return `${by} cancelled this booking.`
    case 'completed':
      return `${by} marked this shoot as completed.`
    case 'fee-waived':
      return `${by} waived the late cancellation fee.`
    case 'item-added':
      return `${by} added an item to this shoot.${reader === 'client' ? ' You pay for it with the photos.' : ''}`
    case 'item-removed':
      return `${by} removed an item from this shoot.`
  }
}

/** Who needs to approve a booking that has a new time or a new photographer. */
function approvalText(props: BookingChangedProps): string {
  const { change, reader, photographer, formerPhotographer, awaitsApproval } = props
  if (!awaitsApproval || (change !== 'rescheduled' && change !== 'new-photographer')) return ''
  if (reader === 'photographer') return " It isn't confirmed until you approve it."
  return change === 'rescheduled' && formerPhotographer
    ? ` ${movedToAnother(photographer)}`
    : ` It isn't confirmed until ${photographer} approves it.`
}

function feeText(change: BookingChangedProps['change'], fee: string): string {
  return change === 'fee-waived' ? `${fee}, waived` : `${fee}, unless the studio waives it`
}

function describePhotographer({
  change,
  photographer,
  formerPhotographer,
}: BookingChangedProps): string | null {
  if (formerPhotographer) return `${photographer} (previously ${formerPhotographer})`
  return change === 'handed-over' ? photographer : null
}

function orderFacts({ order }: BookingChangedProps): Fact[] {
  if (!order) return []
  return [
    ['Services', order.services.map(({ name, price }) => `${name} (${price})`).join(', ')],
    ['Total', order.total],
    ['Instructions', order.instructions],
  ]
}
