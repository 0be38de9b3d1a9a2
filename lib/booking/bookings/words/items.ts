import { itemLimit } from '@/lib/booking/bookings/limits'
import { formatCents } from '@/lib/platform/money/money'

export const itemsTexts = {
  title: 'Extra items',
  lead: 'Charged with the photos. The client is notified of each.',
  add: 'Add item',
  other: 'Something else',
}
export const itemNameText = 'Enter what it is'
export const itemAmountText = 'Enter a price'
export const repeatedItemText = 'The booking already has this'
export const tooManyItemsText = `A booking can have ${itemLimit} extra items. Add more when you send the photos.`
export const itemsClosedText =
  "The shoot is over or its photos were sent, so its items can't be changed. Add them when you send photos."
export const itemAddedToast = 'Item added'
export const itemRemovedToast = 'Item removed'

export function removeItemTexts(name: string) {
  return {
    label: `Remove ${name}`,
    title: 'Remove this item?',
    description: `${name} will be taken off the booking. The client will be notified.`,
    cancelLabel: 'Keep item',
  }
}

/** `Rush Delivery ($45.00)` */
export function itemText(
  { name, priceCents }: { name: string; priceCents: number },
  currency: string,
): string {
  return `${name} (${formatCents(priceCents, currency)})`
}
