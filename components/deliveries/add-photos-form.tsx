'use client'

import { fullPhotoLimit } from '@/lib/deliveries/limits'
import type { AdditionDraft } from '@/lib/deliveries/schema/drafts'
import type { AdditionTarget } from '@/lib/deliveries/schema/sending'
import { countPhotos } from '@/lib/deliveries/words/deliveries'
import { DraftBar } from './draft-bar'
import { UploadSection } from './upload-section'
import { UploadSubmit } from './upload-submit'
import { useAddPhotos } from './use-add-photos'

type AddPhotosFormProps = { delivery: AdditionTarget; draft: AdditionDraft | null }

/** Uploads more photos to an existing delivery, at no charge. */
export function AddPhotosForm({ delivery, draft }: AddPhotosFormProps) {
  const { uploads, sending, ...state } = useAddPhotos(delivery, draft)

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
        {delivery.label}. {countPhotos(delivery.photoCount)} so far; new ones go at the end.
      </p>
      <DraftBar state={state.draftState} onDiscard={state.discard} />
      <UploadSection
        queue={state.queue}
        uploads={uploads}
        room={fullPhotoLimit - delivery.photoCount}
        onRemove={state.remove}
        error={uploads.length > 0 ? null : state.error}
      />
      <div className="sm:max-w-xs">
        <UploadSubmit label="Add photos" busyText="Adding photos" uploads={uploads} sending={sending} />
      </div>
    </form>
  )
}
