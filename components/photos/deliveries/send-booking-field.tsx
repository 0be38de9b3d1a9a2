'use client'

import { lazy, Suspense, useId } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { Status } from '@/components/ui/status'
import { useAwake } from '@/components/ui/use-awake'
import { formatDate } from '@/lib/platform/time/calendar-date'
import type { SendBookingComboboxProps } from './send-booking-combobox'

type SendBookingFieldProps = Omit<SendBookingComboboxProps, 'control'> & { errors?: readonly string[] }

/** Loaded after the page; the address takes its place until then. */
const Combobox = lazy(() =>
  import('./send-booking-combobox').then((module) => ({ default: module.SendBookingCombobox })),
)

/** Chooses the booking that the photos belong to. */
export function SendBookingField({ errors = [], ...combobox }: SendBookingFieldProps) {
  const id = useId()
  const isAwake = useAwake()
  const { booking } = combobox
  const placeholder = (
    <p aria-hidden="true" className="t-title truncate border-b border-transparent">
      {booking?.street ?? 'For which booking?'}
    </p>
  )
  return (
    <div className="grid max-w-160 gap-1.5">
      {isAwake ? (
        <Suspense fallback={placeholder}>
          <Combobox
            {...combobox}
            control={{
              id,
              name: 'bookingId',
              'aria-invalid': errors.length > 0 || undefined,
              'aria-describedby': errors.length > 0 ? `${id}-error` : undefined,
            }}
          />
        </Suspense>
      ) : (
        placeholder
      )}
      {errors.length > 0 && <FieldErrors id={`${id}-error`} messages={errors} />}
      {booking && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
          <span>{booking.client}</span>
          <span>{formatDate(booking.shotOn)}</span>
          {booking.due && <Status value="pending" label={booking.due} />}
        </p>
      )}
    </div>
  )
}
