import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type BookingChangedProps = {
  change:
    | 'approved'
    | 'rescheduled'
    | 'handed-over'
    | 'taken-over'
    | 'new-photographer'
    | 'cancelled'
    | 'completed'
    | 'fee-waived'
  fullName: string
  /** The disabled photographer whose shoot it is, where the reader is a colleague. */
  standInFor?: string
  /** Who made the change; null when it was the reader. */
  byName: string | null
  bookingNumber: string
  address: string
  date: string
  time: string
  /** The time it was moved from, for one that was moved. */
  before: string | null
  /** The fee of a late cancellation. */
  lateFee: string | null
  /** Who photographs it now. */
  photographer: string
  /** Who did before, where that has changed. */
  formerPhotographer: string | null
  /** What a client reads whose photographer can't be there, instead of who changed it. */
  apology: string | null
  /** What the photographer adds to it. */
  note: string | null
  /** Whether the photographer has still to approve it. */
  awaitsApproval: boolean
  /** What is to be photographed, for who takes it over. */
  order: { services: { name: string; price: string }[]; total: string; instructions: string | null } | null
  link: string
}

const words: Record<BookingChangedProps['change'], { subject: string; heading: string; did: string }> = {
  approved: {
    subject: 'Booking confirmed',
    heading: 'Your shoot is confirmed.',
    did: 'confirmed this booking',
  },
  rescheduled: {
    subject: 'Booking rescheduled',
    heading: 'The shoot has a new time.',
    did: 'moved this booking to another time',
  },
  'handed-over': {
    subject: 'Booking moved to another photographer',
    heading: 'The shoot went to a colleague.',
    did: 'moved this booking to another photographer',
  },
  'taken-over': {
    subject: 'A shoot is now yours',
    heading: 'This shoot is now yours.',
    did: 'took over this booking',
  },
  'new-photographer': {
    subject: 'A new photographer for your shoot',
    heading: 'Your shoot has a new photographer.',
    did: 'moved this booking to another photographer',
  },
  cancelled: {
    subject: 'Booking cancelled',
    heading: 'The shoot is cancelled.',
    did: 'cancelled this booking',
  },
  completed: {
    subject: 'Booking completed',
    heading: 'The shoot is done.',
    did: 'marked this booking as completed',
  },
  'fee-waived': {
    subject: 'Late fee waived',
    heading: 'There is no fee.',
    did: 'waived the fee for the late cancellation',
  },
}

/** To both sides when a booking was approved, moved, cancelled or completed; to its author as a confirmation. */
export const bookingChanged: Mail<BookingChangedProps> = {
  subject: ({ change, address }) => `${words[change].subject}: ${splitAddress(address).street}`,
  body: (props, studio) => {
    const {
      change,
      fullName,
      byName,
      bookingNumber,
      address,
      date,
      time,
      before,
      lateFee,
      apology,
      note,
      link,
    } = props
    const { standInFor } = props
    const { heading } = words[change]
    const did = change === 'taken-over' && byName ? 'reassigned this booking to you' : words[change].did
    return (
      <MailFrame
        studio={studio}
        preview={`${splitAddress(address).street}, ${date} at ${time}.`}
        reason={
          standInFor ? photographerReason(standInFor) : 'You receive this because the booking is yours.'
        }
      >
        <MailHeading
          lead={`Hello ${fullName}, ${apology ?? `${byName ?? 'you'} ${did}.`}${approvalText(props)}`}
        >
          {heading}
        </MailHeading>
        <MailFacts
          address={address}
          facts={[
            ['Date', date],
            ['Time', time],
            ...(before ? [['Before', before] as [string, string]] : []),
            ...(lateFee ? [['Late fee', feeText(change, lateFee)] as [string, string]] : []),
            ...photographerFacts(props),
            ...orderFacts(props),
            ...(note ? [['Note', note] as [string, string]] : []),
            ['Booking', bookingNumber],
          ]}
        />
        <MailAction href={link} label="View booking" />
      </MailFrame>
    )
  },
}

function feeText(change: BookingChangedProps['change'], fee: string): string {
  return change === 'fee-waived' ? `${fee}, waived` : `${fee}, unless the studio waives it`
}

/** Who has to approve a booking that went to another photographer, unless that is the reader. */
function approvalText({
  change,
  photographer,
  formerPhotographer,
  awaitsApproval,
}: BookingChangedProps): string {
  if (!awaitsApproval || !formerPhotographer || change === 'taken-over') return ''
  return ` ${photographer} is now the photographer and needs to approve it.`
}

function photographerFacts({
  change,
  photographer,
  formerPhotographer,
}: BookingChangedProps): [string, string][] {
  if (formerPhotographer) return [['Photographer', `${photographer} (before: ${formerPhotographer})`]]
  return change === 'handed-over' ? [['Photographer', photographer]] : []
}

function orderFacts({ order }: BookingChangedProps): [string, string][] {
  if (!order) return []
  return [
    ['Services', order.services.map(({ name, price }) => `${name} (${price})`).join(', ')],
    ['Total', order.total],
    ...(order.instructions ? [['Instructions', order.instructions] as [string, string]] : []),
  ]
}
