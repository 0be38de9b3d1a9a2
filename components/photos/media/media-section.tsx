'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { DeleteButton } from '@/components/ui/delete-button'
import { FileInput } from '@/components/ui/file-input'
import { showResult } from '@/components/ui/show-result'
import { addMediaFilesAction, deleteMediaFileAction, setUnbrandedAction } from '@/lib/photos/media/actions'
import { mediaAccept } from '@/lib/photos/media/rules/media-types'
import type { DeliveryMediaFiles } from '@/lib/photos/media/schema'
import {
  addMediaText,
  deleteMediaText,
  mediaDeletedText,
  mediaHint,
  mediaTitle,
  notAddedText,
  unbrandedHint,
} from '@/lib/photos/media/words'
import { FilmTexts } from './film-texts'
import { MediaUploadRow } from './media-upload-row'
import { useMediaUploads } from './use-media-uploads'

type MediaSectionProps = {
  deliveryId: string
  media: Pick<DeliveryMediaFiles, 'films' | 'documents'>
  /** Drawn across previews. */
  watermark: string
}

/** Adds films and documents to a delivery, describes films, and deletes them. */
export function MediaSection({ deliveryId, media, watermark }: MediaSectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const {
    uploads: all,
    choose,
    retry,
    remove,
  } = useMediaUploads({
    watermark,
    async onStored({ mediaId }) {
      const added = await addMediaFilesAction({ deliveryId, mediaIds: [mediaId] }).catch(() => null)
      if (!added?.ok) throw new Error(added?.message ?? notAddedText)
    },
  })
  const uploads = all.filter(({ state }) => state !== 'done')
  // One that is being prepared for playback is shown as an upload.
  const films = media.films.filter(({ id }) => !uploads.some(({ mediaId }) => mediaId === id))
  const { documents } = media
  const count = films.length + documents.length
  return (
    <DetailsFold id="media" title={mediaTitle} note={count || null}>
      {count + uploads.length > 0 && (
        <ul className="border-t">
          {films.map(({ id, name, isUnbranded, open }) => (
            <li key={id} className="grid gap-1 border-b py-2">
              <span className="flex items-center justify-between gap-4">
                <span className="min-w-0 truncate">{name}</span>
                <DeleteMedium mediaId={id} name={name ?? ''} />
              </span>
              <CheckboxField
                label={unbrandedHint}
                checked={isUnbranded}
                onChange={({ currentTarget }) =>
                  void showResult(setUnbrandedAction({ mediaId: id, isUnbranded: currentTarget.checked }), {
                    failed: 'Please try again.',
                  })
                }
              />
              <FilmTexts film={{ id, name, open }} />
            </li>
          ))}
          {documents.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-4 border-b py-2">
              <span className="min-w-0 truncate">{name}</span>
              <DeleteMedium mediaId={id} name={name} />
            </li>
          ))}
          {uploads.map((upload) => (
            <MediaUploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => {
                remove(upload.id)
                router.refresh()
              }}
            />
          ))}
        </ul>
      )}
      <div className="grid justify-items-start gap-2">
        <Button icon="plus" onClick={() => input.current?.click()}>
          {addMediaText}
        </Button>
        <p className="text-xs text-ink-3">{mediaHint}</p>
        <FileInput inputRef={input} label={addMediaText} accept={mediaAccept} onFiles={choose} />
      </div>
    </DetailsFold>
  )
}

function DeleteMedium({ mediaId, name }: { mediaId: string; name: string }) {
  return (
    <DeleteButton
      label={`Delete ${name}`}
      title={`Delete ${name}?`}
      description={deleteMediaText}
      cancelLabel="Keep file"
      act={() => deleteMediaFileAction({ mediaId })}
      done={mediaDeletedText}
      failed="Failed to delete the file. Please try again."
    />
  )
}
