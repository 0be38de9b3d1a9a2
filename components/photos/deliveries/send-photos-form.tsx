'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-form-action'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { offerBooked } from '@/lib/photos/deliveries/rules/choosing'
import { findExtraPhotos } from '@/lib/photos/deliveries/rules/extra-photos'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { beforeShootTexts, bookedPriceText } from '@/lib/photos/deliveries/words/deliveries'
import { previewsFull } from '@/lib/photos/deliveries/words/uploads'
import { DeliveredBefore } from './delivered-before'
import { DraftBar } from './draft-bar'
import { InvoiceFields, type LicenseChoice } from './invoice-fields'
import { OtherDrafts } from './other-drafts'
import { PreviewSection } from './preview-section'
import { SendBookingField } from './send-booking-field'
import { togglePreview } from './toggle-preview'
import { UploadSection } from './upload-section'
import { UploadSubmit } from './upload-submit'
import { type SendStart, type Sent, useSendPhotos } from './use-send-photos'

type SendPhotosFormProps = {
  start: SendStart
  /** Listed until something is searched for. */
  bookings: readonly BookingOption[]
  /** The studio's; a booking's own currency takes precedence. */
  currency: string
  /** In the studio's time zone. */
  today: string
  /** Empty for those who don't set prices. */
  licenses: readonly LicenseChoice[]
}

/** Uploads photos directly to storage, then sends them with their invoice in one step. */
export function SendPhotosForm({ start, bookings, currency, today, licenses }: SendPhotosFormProps) {
  const state = useSendPhotos(start, currency)
  const { uploads, fulls, previews, sent, errors, booking, addTo } = state
  const form = useFocusFirstError(state.submitErrors)
  const previewIds = previews.map(({ id }) => id)
  const sentBefore = booking?.deliveries.reduce((sum, { photoCount }) => sum + photoCount, 0) ?? 0
  const sending = fulls.filter((upload) => upload.state !== 'rejected').length

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
        <OtherDrafts drafts={state.otherDrafts} />
        <DraftBar state={state.draftState} onDiscard={state.discard} />
        <SendBookingField
          bookings={bookings}
          booking={state.chosen}
          onChoose={state.chooseBooking}
          errors={errors.bookingId}
        />
        {booking && booking.deliveries.length > 0 && (
          <DeliveredBefore
            booking={booking}
            sendTo={addTo?.id ?? 'new'}
            onChoose={state.setSendTo}
            canSendNew={start.setsPrice}
          />
        )}
        <UploadSection
          queue={state.queue}
          uploads={fulls}
          room={addTo ? fullPhotoLimit - addTo.photoCount : undefined}
          previewIds={addTo ? [] : previewIds}
          onTogglePreview={
            addTo
              ? undefined
              : ({ id, name }) => {
                  const toggled = togglePreview(previewIds, id)
                  if (toggled) state.choosePreviews(toggled)
                  else toast.info(previewsFull.title, previewsFull.message(name))
                }
          }
          onRemove={state.removeUploads}
          error={fulls.length > 0 ? null : (errors.fullFileIds?.[0] ?? null)}
        />
        {!addTo && (
          <PreviewSection
            uploads={uploads}
            chosen={previewIds}
            onChoose={state.choosePreviews}
            onUpload={(files) => void state.uploadPreviews(files)}
            error={errors.previewFileIds?.[0] ?? null}
          />
        )}
      </div>
      <div className="grid gap-5.5 lg:sticky lg:top-[calc(var(--banner)+5.5rem)]">
        {addTo ? (
          <>
            <SectionHead title="Delivery" />
            <p className="text-ink-2">{`The delivery has ${countPhotos(addTo.photoCount)} so far; new ones go at the end. There's no new invoice, and the client is notified.`}</p>
          </>
        ) : (
          <>
            <SectionHead title={start.setsPrice ? 'Invoice and delivery' : 'Delivery'} />
            {!start.setsPrice && <p className="text-ink-2">{bookedPriceText}</p>}
            <InvoiceFields
              draft={state.fields}
              setsPrice={start.setsPrice}
              onChange={state.write}
              errors={errors}
              currency={state.currency}
              canCompleteShoot={state.booking?.isOpen ?? false}
              today={today}
              licenses={licenses}
              booking={booking}
              offered={offerBooked(booking?.photos ?? null, state.currency, sentBefore)}
              extraPhotos={findExtraPhotos(booking?.photos ?? null, { sentBefore, sending })}
            />
          </>
        )}
        <ConfirmDialog
          open={state.isAskingEarly}
          onClose={state.stopAskingEarly}
          title={beforeShootTexts.title}
          description={beforeShootTexts.description(booking?.begins ?? '')}
          confirmLabel={beforeShootTexts.confirm}
          cancelLabel={beforeShootTexts.cancel}
          tone="main"
          onConfirm={() => {
            // Not awaited: the dialog closes, and the form shows that it's sending.
            void state.send(true)
          }}
        />
        <UploadSubmit
          label={addTo ? 'Add photos' : 'Send photos'}
          busyText={addTo ? 'Adding photos' : 'Sending photos'}
          uploads={uploads}
          loading={state.isLoading}
          sending={state.sending}
        />
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
