'use client'

import { SearchCombobox, type SearchComboboxProps } from '@/components/ui/search-combobox'
import { Status } from '@/components/ui/status'
import { searchBookingsAction } from '@/lib/photos/deliveries/actions'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { bookingGroups, notApprovedNote } from '@/lib/photos/deliveries/words/deliveries'
import { formatDay } from '@/lib/platform/time/calendar-date'

export type SendBookingComboboxProps = {
  /** Offered before anything is typed. */
  bookings: readonly BookingOption[]
  booking: BookingOption | null
} & Pick<SearchComboboxProps<BookingOption>, 'onChoose' | 'control'>

/** The address of a booking, as large as a title. Pressing it chooses another, by what is due or by searching. */
export function SendBookingCombobox({ bookings, booking, ...rest }: SendBookingComboboxProps) {
  return (
    <SearchCombobox
      {...rest}
      label="Booking"
      plural="Bookings"
      placeholder="For which booking?"
      items={bookings}
      chosen={booking}
      search={search}
      textOf={({ street }) => street}
      renderItem={renderOption}
      groups={groups}
      isTitle
    />
  )
}

const search = (typed: string) => searchBookingsAction({ search: typed })

const groups = {
  names: bookingGroups,
  keyOf: ({ group }: BookingOption) => group,
  // What is due comes by when it's due, as listed; the next shoot comes first.
  compare: (one: BookingOption, other: BookingOption) =>
    one.group === 'UPCOMING' ? one.shotOn.localeCompare(other.shotOn) : 0,
}

function renderOption({ street, client, shotOn, group, due, isApproved }: BookingOption) {
  return (
    <>
      <span className="min-w-0 wrap-break-word">
        <span className="t-place">{street}</span>
        <span className="block text-ink-2">{[client, formatDay(shotOn)].join(' · ')}</span>
      </span>
      {!isApproved && <span className="flex-none text-xs text-ink-3">{notApprovedNote}</span>}
      {isApproved && due && <Status value="pending" label={due} />}
      {isApproved && group === 'DELIVERED' && (
        <span className="flex-none text-xs text-ink-3">Already sent</span>
      )}
    </>
  )
}
