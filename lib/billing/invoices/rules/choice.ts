import type { OpenChoice, UnlockedPhotos } from '@/lib/billing/invoices/schema/invoices'
import type { PhotoChoice } from '@/prisma/generated/enums'

/** The fields of a delivery that show what its client chooses: those ticked, and those confirmed without an invoice of their own. */
export const choiceFields = {
  id: true,
  includedPhotos: true,
  photos: {
    where: { isFull: true, choice: { not: 'OPEN' as const }, purchaseId: null },
    select: { choice: true },
  },
} as const

type Choosable = {
  id: string
  /** Null where all photos are sold together. */
  includedPhotos: number | null
  photos: readonly { choice: PhotoChoice }[]
}

function countPhotos({ photos }: Choosable, wanted: PhotoChoice): number {
  return photos.filter(({ choice }) => choice === wanted).length
}

/** Returns which photos a delivery's payment unlocks: all, or those that were confirmed. */
export function unlockedPhotosOf(delivery: Choosable & { totalPhotos: number }): UnlockedPhotos {
  const isChosen = delivery.includedPhotos !== null
  return { count: isChosen ? countPhotos(delivery, 'SOLD') : delivery.totalPhotos, isChosen }
}

/** Returns the choice that a client has to confirm before they pay: nothing is confirmed, or not all of it. Null for none. */
export function openChoiceOf(bookingId: string, delivery: Choosable | null): OpenChoice | null {
  if (!delivery || delivery.includedPhotos === null) return null
  const ticked = countPhotos(delivery, 'CHOSEN')
  const isOpen = ticked > 0 || countPhotos(delivery, 'SOLD') === 0
  return isOpen ? { bookingId, deliveryId: delivery.id, ticked } : null
}
