import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { PhotoChoices } from '@/lib/deliveries/schema/choosing'
import type { DeliveryDetail } from '@/lib/deliveries/schema/deliveries'
import { unpaidPhotosTitle } from '@/lib/deliveries/words/choosing'
import { LazyChoiceBoard } from './lazy-choice'
import { LockedPhotos, type SharedPart } from './locked-photos'

type ChoiceSectionProps = {
  delivery: DeliveryDetail & { choice: PhotoChoices }
  /** The full photos with what can be done to them; shown once some are unlocked. */
  gallery: ReactNode
  pay: ReactNode
  /** What the reader reads about a bill that others share, and the others' shares; null for a bill of their own. */
  shared: SharedPart | null
  supportEmail: string
}

/** A delivery of which the client chooses photos: what is unlocked, what they can choose, and what they pay. */
export function ChoiceSection({ delivery, gallery, pay, shared, supportEmail }: ChoiceSectionProps) {
  const { id, street, open, choice, photos } = delivery
  return (
    <>
      {open && photos.length > 0 && <div className="mb-14">{gallery}</div>}
      {choice.unpaid.map(({ invoiceId, amount, number, photoCount }) => (
        <Notice
          key={invoiceId}
          tone="wait"
          title={unpaidPhotosTitle(photoCount)}
          className="mb-5"
          action={
            <LinkButton size="sm" href={`/invoices/${invoiceId}`}>
              Pay {amount}
            </LinkButton>
          }
        >
          Invoice {number}
        </Notice>
      ))}
      <LazyChoiceBoard deliveryId={id} street={street} choice={choice} isPaid={open} />
      {!open && choice.soldCount > 0 && (
        <LockedPhotos
          delivery={delivery}
          chosenCount={choice.soldCount}
          supportEmail={supportEmail}
          pay={pay}
          shared={shared}
        />
      )}
    </>
  )
}
