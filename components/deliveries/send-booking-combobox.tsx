'use client'

import { useCombobox } from 'downshift'
import { useEffect, useState } from 'react'
import { type FieldControl, inputClasses } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { searchBookingsAction } from '@/lib/deliveries/actions'
import type { BookingChoice } from '@/lib/deliveries/schema/sending'
import { searchFailedText } from '@/lib/platform/words'

/** The pause in typing after which a search starts. */
const debounceMs = 200

/** The server's response to the typed text. */
type Search = { typed: string; found: readonly BookingChoice[]; hasFailed: boolean }

export type SendBookingComboboxProps = {
  /** Offered before anything is typed. */
  bookings: readonly BookingChoice[]
  booking: BookingChoice | null
  onChoose: (booking: BookingChoice | null) => void
  control: FieldControl
}

/** A combobox that searches bookings on the server while the photographer types. */
export function SendBookingCombobox({ bookings, booking, onChoose, control }: SendBookingComboboxProps) {
  const [typed, setTyped] = useState('')
  const { found, state } = useFoundBookings(typed, bookings)
  const combobox = useCombobox<BookingChoice>({
    items: [...found],
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    selectedItem: booking,
    inputId: control.id,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue.trim())
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onChoose(selectedItem)
      setTyped('')
    },
    // On blur the field shows the chosen booking again, or nothing if there is none.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur && !changes.selectedItem
        ? { ...changes, inputValue: '' }
        : type === useCombobox.stateChangeTypes.InputBlur && state.inputValue !== ''
          ? { ...changes, inputValue: changes.selectedItem?.label ?? '' }
          : changes,
  })
  const { isOpen, highlightedIndex } = combobox
  return (
    <div className="relative">
      <input
        {...combobox.getInputProps({
          name: control.name,
          'aria-invalid': control['aria-invalid'],
          'aria-describedby': control['aria-describedby'],
          'aria-label': 'Booking',
          'aria-labelledby': undefined,
          placeholder: 'Search by address, client, date, or number',
          autoComplete: 'off',
          onFocus: (event) => event.currentTarget.select(),
        })}
        className={inputClasses({}, 'truncate pr-11')}
      />
      <IconButton
        {...combobox.getToggleButtonProps({ 'aria-label': 'Show bookings' })}
        label="Show bookings"
        size="sm"
        icon="chevron-down"
        className="absolute top-1.5 right-1.5"
      />
      <ul
        {...combobox.getMenuProps({ 'aria-label': 'Bookings', 'aria-labelledby': undefined })}
        className={mergeClasses(
          'absolute top-[calc(100%+0.25rem)] right-0 left-0 z-30 max-h-80 overflow-y-auto overscroll-contain rounded-md border bg-raised py-1 shadow-pop',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          found.map((item, index) => (
            <li
              key={item.id}
              {...combobox.getItemProps({ item, index })}
              className={mergeClasses(
                'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-2',
                index === highlightedIndex && 'bg-shade',
                item.id === booking?.id && 'font-strong',
              )}
            >
              <span className="min-w-0 wrap-break-word">{item.label}</span>
              {item.deliveries.length > 0 && (
                <span className="flex-none text-xs text-ink-3">Already sent</span>
              )}
            </li>
          ))}
        {isOpen && found.length === 0 && (
          <li className={mergeClasses('px-3 py-2.5', state === 'failed' ? 'text-stop' : 'text-ink-2')}>
            {stateTexts[state]}
          </li>
        )}
      </ul>
    </div>
  )
}

const stateTexts = {
  finding: 'Searching',
  found: 'No bookings found',
  failed: searchFailedText,
}

/** Returns the bookings found for the typed text, or the initial ones while it's empty. */
function useFoundBookings(typed: string, bookings: readonly BookingChoice[]) {
  const [lastSearch, setLastSearch] = useState<Search | null>(null)
  useEffect(() => {
    if (typed === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await searchBookingsAction({ search: typed }).catch(() => null)
      if (isCurrent) setLastSearch({ typed, found: result?.ok ? result.data : [], hasFailed: !result?.ok })
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed])
  if (typed === '') return { found: bookings, state: 'found' as const }
  const found = lastSearch?.found ?? bookings
  if (lastSearch?.typed !== typed) return { found, state: 'finding' as const }
  return { found, state: lastSearch.hasFailed ? ('failed' as const) : ('found' as const) }
}
