'use client'

import { DeleteButton } from '@/components/ui/delete-button'
import { removeItemAction } from '@/lib/booking/bookings/actions'
import type { AddedItem } from '@/lib/booking/bookings/schema/bookings'
import { itemRemovedToast, removeItemTexts } from '@/lib/booking/bookings/words/items'

/** Removes what the studio added to a booking. */
export function RemoveItemButton({ bookingId, item }: { bookingId: string; item: AddedItem }) {
  return (
    <DeleteButton
      {...removeItemTexts(item.name)}
      act={() => removeItemAction({ bookingId, itemId: item.id })}
      done={itemRemovedToast}
      failed="Failed to remove the item. Please try again."
    />
  )
}
