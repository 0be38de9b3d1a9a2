import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { TextLink } from '@/components/ui/text-link'
import { countPhotos } from '@/lib/deliveries/rules'
import type { BookingChoice, SentDelivery } from '@/lib/deliveries/schema'

/** Where the photos go: into a delivery that was sent, or into a new one. */
export type SendTo = SentDelivery['id'] | 'new'

type DeliveredBeforeProps = {
  booking: BookingChoice
  sendTo: SendTo
  onChoose: (sendTo: SendTo) => void
}

/** What was sent for a booking and how it was paid, and whether these photos join it or are invoiced anew. */
export function DeliveredBefore({ booking, sendTo, onChoose }: DeliveredBeforeProps) {
  return (
    <ChoiceGroup
      legend="Photos of this shoot were sent before"
      columns={1}
      hint={
        <TextLink href={`/photo-gallery?booking_id=${booking.id}`} className="min-h-0">
          See what was sent
        </TextLink>
      }
    >
      {booking.deliveries.map((delivery) => (
        <ChoiceCard
          key={delivery.id}
          name="sendTo"
          value={delivery.id}
          title={`Add to ${booking.deliveries.length === 1 ? 'that delivery' : `the delivery of ${delivery.sentOn}`}, no charge`}
          hint={describeSent(delivery)}
          checked={sendTo === delivery.id}
          onChange={() => onChoose(delivery.id)}
        />
      ))}
      <ChoiceCard
        name="sendTo"
        value="new"
        title="A new delivery with its own invoice"
        hint="What was paid for stays open. The new photos open when the new invoice is paid."
        checked={sendTo === 'new'}
        onChange={() => onChoose('new')}
      />
    </ChoiceGroup>
  )
}

function describeSent({ photoCount, sentOn, invoice }: SentDelivery): string {
  const sent = `${countPhotos(photoCount)}, sent ${sentOn}.`
  return invoice ? `${sent} Invoice ${invoice}.` : sent
}
