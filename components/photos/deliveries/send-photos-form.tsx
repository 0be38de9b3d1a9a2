'use client'

import { UnsentMedia } from '@/components/photos/media/unsent-media'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { useFocusFirstError } from '@/components/ui/use-form-action'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { offerBooked } from '@/lib/photos/deliveries/rules/choosing'
import { findExtraPhotos } from '@/lib/photos/deliveries/rules/extra-photos'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { beforeShootTexts, bookedPriceText } from '@/lib/photos/deliveries/words/deliveries'
import { DeliveredBefore } from './delivered-before'
import { DraftBar } from './draft-bar'
import { DraftTabs } from './draft-tabs'
import { describeSending, findMissing, jumpTo } from './find-missing'
import { InvoiceFields } from './invoice-fields'
import type { LicenseChoice } from './invoice-props'
import { isBehind } from './photo-queue'
import { PreviewSection } from './preview-section'
import { SendBar } from './send-bar'
import { SendBookingField } from './send-booking-field'
import { BookingProposal } from './sheet/booking-proposal'
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
  const { uploads, sheet, previews, sent, errors, booking, chosen, addTo, fields } = state
  const form = useFocusFirstError(state.submitErrors)
  const sentBefore = booking?.deliveries.reduce((sum, { photoCount }) => sum + photoCount, 0) ?? 0
  const street = chosen?.street ?? null
  const missing = findMissing({ ...state, setsPrice: start.setsPrice && !addTo })
  const shown = uploads.filter((upload) => !isBehind(upload))

  return (
    <form
      ref={form}
      noValidate
      aria-label="Send Photos"
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        void state.send()
      }}
    >
      <DraftTabs drafts={state.otherDrafts} street={street} uploads={shown} />
      {sent && <SentNotice sent={sent} />}
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-8">
          <div className="grid gap-3">
            <SendBookingField
              bookings={bookings}
              booking={chosen}
              onChoose={state.chooseBooking}
              errors={errors.bookingId}
            />
            <DraftBar state={state.draftState} onDiscard={state.discard} />
          </div>
          {!chosen && <BookingProposal sheet={sheet} bookings={bookings} onChoose={state.chooseBooking} />}
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
            sheet={sheet}
            place={street ?? 'a new delivery'}
            shots={booking?.shots}
            room={addTo ? fullPhotoLimit - addTo.photoCount : undefined}
            previewIds={addTo ? [] : state.previewIds}
            onPick={addTo ? undefined : state.pickPreviews}
            onRemove={state.leaveOut}
            onMedia={state.media.choose}
            error={sheet.photos.length > 0 ? null : (errors.fullFileIds?.[0] ?? null)}
          />
          <UnsentMedia media={state.media} />
        </div>
        <div className="grid gap-5.5 lg:sticky lg:top-[calc(var(--banner)+5.5rem)]">
          {addTo ? (
            <p className="text-ink-2">{`The delivery has ${countPhotos(addTo.photoCount)} so far; new ones go at the end. There's no new invoice, and the client is notified.`}</p>
          ) : (
            <>
              {!start.setsPrice && <p className="text-ink-2">{bookedPriceText}</p>}
              <InvoiceFields
                draft={fields}
                setsPrice={start.setsPrice}
                onChange={state.write}
                errors={errors}
                currency={state.currency}
                canCompleteShoot={booking?.isOpen ?? false}
                today={today}
                licenses={licenses}
                booking={booking}
                offered={offerBooked(booking?.photos ?? null, state.currency, sentBefore)}
                extraPhotos={findExtraPhotos(booking?.photos ?? null, {
                  sentBefore,
                  sending: sheet.photos.length,
                })}
              />
              <PreviewSection
                uploads={uploads}
                chosen={state.previewIds}
                onPick={state.pickPreviews}
                onUpload={(files) => void state.uploadPreviews(files)}
                error={errors.previewFileIds?.[0] ?? null}
              />
            </>
          )}
        </div>
      </div>
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
      <SendBar
        cover={previews[0]}
        what={chosen && describeSending(chosen.client, addTo ? null : fields.amount, state.currency)}
        photoCount={sheet.photos.length}
        missing={missing}
        onJump={(field) => jumpTo(form.current, field)}
      >
        <UploadSubmit
          label={addTo ? 'Add photos' : 'Send photos'}
          busyText={addTo ? 'Adding photos' : 'Sending photos'}
          uploads={[...shown, ...state.media.uploads]}
          loading={state.isLoading}
          sending={state.sending}
        />
      </SendBar>
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
