'use client'

import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextButton } from '@/components/ui/text-link'
import { isShownType, pickerAccept, previewLimit } from '@/lib/deliveries/rules'
import type { Upload } from './upload-queue'

type PreviewSectionProps = {
  uploads: readonly Upload[]
  /** Ids of the chosen uploads, in order. */
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  onUpload: (files: File[]) => void
  error: string | null
}

/** The two photos the client sees before paying: taken from the full photos, or uploaded beside them. */
export function PreviewSection({ uploads, chosen, onChoose, onUpload, error }: PreviewSectionProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const tiles = chosen.flatMap((chosenId) => uploads.find((upload) => upload.id === chosenId) ?? [])
  const candidates = uploads.filter(
    ({ purpose, kept }) => purpose === 'PHOTO_ORIGINAL' && kept && isShownType(kept.contentType),
  )
  const full = chosen.length >= previewLimit

  function toggle(uploadId: string) {
    if (chosen.includes(uploadId)) onChoose(chosen.filter((other) => other !== uploadId))
    else if (!full) onChoose([...chosen, uploadId])
  }

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
            onRemove={() => toggle(upload.id)}
          />
        ))}
      </div>
      {!full && candidates.length > 0 && (
        <fieldset
          className="flex max-h-52 flex-wrap gap-1 overflow-y-auto py-1"
          aria-label="Choose from the full photos"
        >
          {candidates.map((upload) => (
            <button
              key={upload.id}
              type="button"
              aria-pressed={chosen.includes(upload.id)}
              aria-label={`Use ${upload.file.name} as a preview`}
              title={upload.file.name}
              onClick={() => toggle(upload.id)}
              className="aspect-3/2 w-22 overflow-hidden rounded-print aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent"
            >
              <UploadPicture upload={upload} />
            </button>
          ))}
        </fieldset>
      )}
      {error && <FieldErrors messages={[error]} />}
      <p className="t-label">
        The client sees these two before paying. At most two are kept.{' '}
        {!full && (
          <TextButton className="min-h-0" onClick={() => input.current?.click()}>
            Upload a preview
          </TextButton>
        )}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={pickerAccept}
        aria-label="Preview photo files"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onUpload([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </section>
  )
}

function PreviewTile({ upload, number, onRemove }: { upload: Upload; number: number; onRemove: () => void }) {
  const { state, percent, problem } = upload
  const note = problem ?? (state === 'done' ? null : state === 'checking' ? 'Checking' : `${percent}%`)
  return (
    <div className="relative aspect-3/2">
      <UploadPicture upload={upload} />
      <span
        className={mergeClasses(
          'absolute bottom-0 left-0 bg-paper pt-1 pr-2 text-xs font-strong',
          problem && 'text-stop',
        )}
      >
        Preview {number}
        {note && ` · ${note}`}
      </span>
      <IconButton
        size="sm"
        label={`Remove preview ${number}`}
        icon={<X className="icon-sm" aria-hidden="true" />}
        onClick={onRemove}
        className="absolute top-1.5 right-1.5 bg-paper text-ink max-md:size-11"
      />
    </div>
  )
}

function UploadPicture({ upload }: { upload: Upload }) {
  if (!upload.pictureUrl) {
    return (
      <span className="grid size-full place-content-center rounded-print bg-shade p-1 text-center text-2xs wrap-anywhere text-ink-2">
        {upload.file.name}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a file of this browser that no server has yet
    <img
      src={upload.pictureUrl}
      alt={upload.file.name}
      loading="lazy"
      decoding="async"
      className="photo h-full"
    />
  )
}
