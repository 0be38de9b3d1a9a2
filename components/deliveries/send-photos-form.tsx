'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import type { BookingChoice } from '@/lib/deliveries/schema'
import { InvoiceFields } from './invoice-fields'
import { PreviewSection } from './preview-section'
import { UploadSection } from './upload-section'
import { type Sent, useSendPhotos } from './use-send-photos'

type SendPhotosFormProps = {
  bookings: readonly BookingChoice[]
  initialBookingId: string | null
  currencySign: string
}

/** Uploads photos straight to storage, then sends them with their invoice in one step. */
export function SendPhotosForm({ bookings, initialBookingId, currencySign }: SendPhotosFormProps) {
  const state = useSendPhotos(bookings, initialBookingId)
  const { uploads, fulls, previews, travelling, sending, sent, errors } = state
  const form = useFocusFirstError(state.refusal)
  useLeaveWarning(travelling || sending, 'Photos are still uploading. Leave this page and stop them?')

  return (
    <form
      ref={form}
      noValidate
      aria-label="Send Photos"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16"
      onSubmit={(event) => {
        event.preventDefault()
        void state.send()
      }}
    >
      <div className="grid min-w-0 gap-9">
        {sent && <SentNotice sent={sent} />}
        <Field label="Booking" name="bookingId" errors={errors.bookingId}>
          <Select value={state.bookingId} onChange={(event) => state.chooseBooking(event.target.value)}>
            <option value="">Choose a booking</option>
            {bookings.map((booking) => (
              <option key={booking.id} value={booking.id}>
                {booking.label}
                {booking.sentBefore && ' (sent before)'}
              </option>
            ))}
          </Select>
        </Field>
        <UploadSection
          queue={state.queue}
          uploads={fulls}
          onRemove={state.removeUpload}
          error={fulls.length > 0 ? null : (errors.fullFileIds?.[0] ?? null)}
        />
        <PreviewSection
          uploads={uploads}
          chosen={previews.map(({ id }) => id)}
          onChoose={state.choosePreviews}
          onUpload={state.uploadPreviews}
          error={errors.previewFileIds?.[0] ?? null}
        />
      </div>
      <div className="grid gap-5.5 lg:sticky lg:top-[calc(var(--banner)+5.5rem)]">
        <SectionHead title="Invoice and delivery" />
        <InvoiceFields
          draft={state.draft}
          onChange={state.write}
          errors={errors}
          currencySign={currencySign}
        />
        <Button
          type="submit"
          variant="main"
          size="lg"
          wide
          busy={sending}
          busyText="Sending photos"
          aria-disabled={travelling || undefined}
        >
          Send photos
        </Button>
        {travelling && <p className="t-label">Ready when every upload has finished.</p>}
      </div>
    </form>
  )
}

function SentNotice({ sent }: { sent: Sent }) {
  const address = `/photo-view?booking_id=${sent.bookingId}&delivery_id=${sent.deliveryId}`
  return (
    <Notice tone="ok" title="Photos sent" action={<TextLink href={address}>Open the delivery</TextLink>}>
      {sent.label}
    </Notice>
  )
}
