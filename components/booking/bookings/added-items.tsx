import { SectionHead } from '@/components/ui/section-head'
import type { AddOnChoice, BookingDetail } from '@/lib/booking/bookings/schema'
import { itemsTexts } from '@/lib/booking/bookings/words/items'
import { formatCents } from '@/lib/platform/money'
import { AddItemButton } from './add-item-button'
import { RemoveItemButton } from './remove-item-button'

type AddedItemsProps = { booking: BookingDetail; addOns: readonly AddOnChoice[] }

/** What the studio added to a booking, for those who can change it. */
export function AddedItems({ booking, addOns }: AddedItemsProps) {
  const { id, currency, addedItems, may } = booking
  if (!may.changeItems) return null
  return (
    <section aria-labelledby="extra-items" className={addedItems.length === 0 ? 'print:hidden' : undefined}>
      <SectionHead id="extra-items" title={itemsTexts.title} />
      {addedItems.length > 0 && (
        <ul className="divide-y divide-line">
          {addedItems.map((item) => (
            <li key={item.id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">{item.name}</span>
              <span className="flex items-center gap-3">
                {formatCents(item.priceCents, currency)}
                <RemoveItemButton bookingId={id} item={item} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 print:hidden">
        <p className="text-ink-2">{itemsTexts.lead}</p>
        <AddItemButton bookingId={id} currency={currency} addOns={addOns} />
      </div>
    </section>
  )
}
