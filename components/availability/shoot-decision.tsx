import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { colleaguesFor, type Decisions } from '@/lib/availability/rules/decisions'
import type { ShootToMove } from '@/lib/availability/schema/blocked-days'
import { cancelShootLabel } from '@/lib/availability/words'
import { splitAddress } from '@/lib/platform/address'
import { formatDate, timeRange } from '@/lib/platform/calendar-date'

type ShootDecisionProps = {
  shoot: ShootToMove
  shoots: readonly ShootToMove[]
  decisions: Decisions
  /** `to` is the colleague's profile, or null to cancel. */
  onDecide: (bookingId: string, to: string | null) => void
}

/** One shoot on a day to block, with the choice to reassign or cancel it, and what was paid for it. */
export function ShootDecision({ shoot, shoots, decisions, onDecide }: ShootDecisionProps) {
  const { bookingId, propertyAddress, clientName, payments } = shoot
  const { street } = splitAddress(propertyAddress)
  const colleagues = colleaguesFor(shoot, shoots, decisions)
  const decision = decisions[bookingId] ?? ''
  return (
    <li className="grid gap-2">
      <div>
        <TextLink href={`/booking/${bookingId}`}>{street}</TextLink>
        <p className="text-ink-2">
          {formatDate(shoot.date)}, {timeRange(shoot)}, {clientName}
        </p>
      </div>
      <Field
        label={`What happens to ${street}`}
        hint={colleagues.length === 0 ? 'No colleagues are available at that time.' : undefined}
      >
        <Select value={decision} onChange={(event) => onDecide(bookingId, event.target.value || null)}>
          {colleagues.map(({ profileId, fullName, hasOpenSlots }) => (
            <option key={profileId} value={profileId}>
              Reassign to {fullName}
              {hasOpenSlots ? ' (has this slot open)' : ''}
            </option>
          ))}
          <option value="">{cancelShootLabel}</option>
        </Select>
      </Field>
      {decision === '' &&
        payments.map(({ invoiceId, sentence }) => (
          <Notice key={invoiceId} tone="wait" title={sentence}>
            Cancelling doesn't refund this payment. You can{' '}
            <TextLink href={`/invoices/${invoiceId}`}>refund it from the invoice</TextLink> afterwards.
          </Notice>
        ))}
    </li>
  )
}
