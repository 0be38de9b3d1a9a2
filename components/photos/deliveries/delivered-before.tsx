import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { TextLink } from '@/components/ui/text-link'
import type { BookingChoice, SentDelivery } from '@/lib/photos/deliveries/schema/sending'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { addToChoiceText, addToDeliveryLabel } from '@/lib/photos/deliveries/words/deliveries'

/** Where the photos go: to an existing delivery, by its id, or to a new one. */
export type SendTo = SentDelivery['id'] | 'new'

type DeliveredBeforeProps = {
  booking: BookingChoice
  sendTo: SendTo
  onChoose: (sendTo: SendTo) => void
  /** Whether the reader can send another delivery with an invoice of its own. */
  canSendNew: boolean
}

/** Shows a booking's earlier deliveries and their invoices; asks whether to add to one or to send a new one. */
export function DeliveredBefore({ booking, sendTo, onChoose, canSendNew }: DeliveredBeforeProps) {
  return (
    <ChoiceGroup
      legend="Photos for this shoot were already sent"
      columns={1}
      hint={
        <TextLink href={`/photo-gallery?booking_id=${booking.id}`} className="min-h-0">
          View what was sent
        </TextLink>
      }
    >
      {booking.deliveries.map((delivery) => (
        <ChoiceCard
          key={delivery.id}
          name="sendTo"
          value={delivery.id}
          title={addToDeliveryLabel(
            booking.deliveries.length === 1 ? null : delivery.sentOn,
            delivery.choice !== null,
          )}
          hint={describeSent(delivery)}
          checked={sendTo === delivery.id}
          onChange={() => onChoose(delivery.id)}
        />
      ))}
      {canSendNew && (
        <ChoiceCard
          name="sendTo"
          value="new"
          title="Send a new delivery with its own invoice"
          hint="Photos already paid for stay unlocked. The new ones unlock once their invoice is paid."
          checked={sendTo === 'new'}
          onChange={() => onChoose('new')}
        />
      )}
    </ChoiceGroup>
  )
}

function describeSent({ photoCount, sentOn, invoice, choice }: SentDelivery): string {
  const terms = choice === null ? '' : ` ${addToChoiceText(choice)}`
  const sent = `${countPhotos(photoCount)}, sent ${sentOn}.${terms}`
  return invoice ? `${sent} Invoice ${invoice}.` : sent
}
