'use client'

import { lazy, Suspense } from 'react'
import { Field, inputClasses } from '@/components/ui/field'
import { useAwake } from '@/components/ui/use-awake'
import type { SendBookingComboboxProps } from './send-booking-combobox'

type SendBookingFieldProps = Omit<SendBookingComboboxProps, 'control'> & { errors?: readonly string[] }

/** Loaded after the page; an empty field takes its place until then. */
const Combobox = lazy(() =>
  import('./send-booking-combobox').then((module) => ({ default: module.SendBookingCombobox })),
)

/** Chooses the booking that the photos belong to. */
export function SendBookingField({ errors, ...combobox }: SendBookingFieldProps) {
  const isAwake = useAwake()
  return (
    <Field label="Booking" name="bookingId" errors={errors}>
      {(control) =>
        isAwake ? (
          <Suspense fallback={<FieldPlaceholder />}>
            <Combobox {...combobox} control={control} />
          </Suspense>
        ) : (
          <FieldPlaceholder />
        )
      }
    </Field>
  )
}

function FieldPlaceholder() {
  return <input readOnly aria-hidden="true" tabIndex={-1} className={inputClasses({})} />
}
