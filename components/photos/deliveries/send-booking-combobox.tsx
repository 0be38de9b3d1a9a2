'use client'

import { SearchCombobox, type SearchComboboxProps } from '@/components/ui/search-combobox'
import { searchBookingsAction } from '@/lib/photos/deliveries/actions'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { notApprovedNote } from '@/lib/photos/deliveries/words/deliveries'

export type SendBookingComboboxProps = {
  /** Offered before anything is typed. */
  bookings: readonly BookingOption[]
  booking: BookingOption | null
} & Pick<SearchComboboxProps<BookingOption>, 'onChoose' | 'control'>

/** A combobox that searches bookings on the server while the photographer types. */
export function SendBookingCombobox({ bookings, booking, ...rest }: SendBookingComboboxProps) {
  return (
    <SearchCombobox
      {...rest}
      label="Booking"
      plural="Bookings"
      placeholder="Search by address, client, date, or number"
      items={bookings}
      chosen={booking}
      search={search}
      noteOf={noteOf}
    />
  )
}

const search = (typed: string) => searchBookingsAction({ search: typed })

function noteOf({ isDelivered, isApproved }: BookingOption): string | null {
  if (!isApproved) return notApprovedNote
  return isDelivered ? 'Already sent' : null
}
