'use client'

import { Button } from '@/components/ui/button'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { countPhotos, fullPhotoLimit } from '@/lib/deliveries/rules'
import type { AdditionDraft, GrowingDelivery } from '@/lib/deliveries/schema'
import { DraftBar } from './draft-bar'
import { UploadSection } from './upload-section'
import { useAddPhotos } from './use-add-photos'

type AddPhotosFormProps = { delivery: GrowingDelivery; draft: AdditionDraft | null }

/** Uploads further photos for a delivery that was sent; there is nothing more to pay. */
export function AddPhotosForm({ delivery, draft }: AddPhotosFormProps) {
  const { uploads, travelling, sending, ...state } = useAddPhotos(delivery, draft)
  useLeaveWarning(travelling || sending, 'Photos are still uploading. Leave this page and stop them?')

  return (
    <form
      noValidate
      aria-label="Add photos"
      className="grid max-w-3xl gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        void state.add()
      }}
    >
      <p className="text-ink-2">
        {delivery.label}. {countPhotos(delivery.photoCount)} so far; the new ones follow them.
      </p>
      <DraftBar state={state.draftState} onDiscard={state.discard} />
      <UploadSection
        queue={state.queue}
        uploads={uploads}
        room={fullPhotoLimit - delivery.photoCount}
        onRemove={state.remove}
        error={uploads.length > 0 ? null : state.error}
      />
      <div className="grid gap-2.5 sm:max-w-xs">
        <Button
          type="submit"
          variant="main"
          size="lg"
          wide
          busy={sending}
          busyText="Adding photos"
          aria-disabled={travelling || undefined}
        >
          Add photos
        </Button>
        {travelling && <p className="t-label">Ready when every upload has finished.</p>}
      </div>
    </form>
  )
}
