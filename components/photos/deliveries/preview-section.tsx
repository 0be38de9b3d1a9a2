'use client'

import { useId, useRef } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextButton } from '@/components/ui/text-link'
import { previewLimit } from '@/lib/photos/deliveries/limits'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'
import type { PreviewPicks } from '@/lib/photos/deliveries/rules/sheet/propose-previews'
import type { PhotoUpload } from './photo-queue'
import { UploadPicture } from './upload-picture'

type PreviewSectionProps = {
  uploads: readonly PhotoUpload[]
  /** Ids of the chosen uploads, in order. */
  chosen: readonly string[]
  onPick: (picks: PreviewPicks) => void
  onUpload: (files: File[]) => void
  error: string | null
}

/** Shows the chosen previews, which clients can view for free, and uploads separate ones. */
export function PreviewSection({ uploads, chosen, onPick, onUpload, error }: PreviewSectionProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const tiles = chosen.flatMap((chosenId) => uploads.find((upload) => upload.id === chosenId) ?? [])
  const full = chosen.length >= previewLimit

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-1.5">
      <div className="flex justify-between gap-4">
        <h2 id={`${id}-title`} className="text-sm font-medium">
          Preview photos
        </h2>
        <span className="text-ink-3">
          {chosen.length} of {previewLimit}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {tiles.map((upload, place) => (
          <PreviewTile
            key={upload.id}
            upload={upload}
            number={place + 1}
            onRemove={() =>
              onPick(place === 0 ? { cover: chosen[1] ?? null, second: null } : { second: null })
            }
          />
        ))}
      </div>
      {error && <FieldErrors messages={[error]} />}
      <p className="t-label">
        {`Clients can view up to ${previewLimit} previews for free. Press a photo to change them.`}{' '}
        {!full && (
          <TextButton className="min-h-0" onClick={() => input.current?.click()}>
            Upload a preview
          </TextButton>
        )}
      </p>
      <FileInput inputRef={input} label="Preview photo files" accept={pickerAccept} onFiles={onUpload} />
    </section>
  )
}

type PreviewTileProps = { upload: PhotoUpload; number: number; onRemove: () => void }

function PreviewTile({ upload, number, onRemove }: PreviewTileProps) {
  const { problem } = upload
  const note = noteOf(upload)
  return (
    <div className="relative aspect-3/2">
      <UploadPicture upload={upload} className="size-full" />
      <span
        className={mergeClasses(
          'absolute bottom-0 left-0 line-clamp-2 max-w-full bg-paper pt-1 pr-2 text-xs font-strong wrap-anywhere',
          problem && 'text-stop',
        )}
      >
        {number === 1 ? 'Cover' : 'Preview'}
        {note && ` · ${note}`}
      </span>
      <IconButton
        size="sm"
        label={`Remove preview ${number}`}
        icon="x"
        onClick={onRemove}
        className="absolute top-1.5 right-1.5 bg-paper text-ink hover:bg-shade max-md:size-11"
      />
    </div>
  )
}

function noteOf({ state, percent, problem }: PhotoUpload): string | null {
  if (problem) return problem
  if (state === 'missing') return 'Choose again'
  if (state === 'done') return null
  return state === 'checking' ? 'Checking' : `${percent}%`
}
