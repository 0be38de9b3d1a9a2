import type { ReactNode } from 'react'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
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
      <LazyChoiceBoard
        deliveryId={id}
        street={street}
        choice={choice}
        isPaid={open}
        pay={pay}
        note={pay ? (shared?.summary ?? null) : null}
      />
      {!open && !pay && choice.soldCount > 0 && (
        <LockedPhotos
          delivery={delivery}
          chosenCount={choice.soldCount}
          supportEmail={supportEmail}
          pay={null}
          shared={shared}
        />
      )}
    </>
  )
}
