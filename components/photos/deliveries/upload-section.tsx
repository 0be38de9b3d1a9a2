'use client'

import { useId } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import type { PreviewPicks } from '@/lib/photos/deliveries/rules/sheet/propose-previews'
import type { BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import { sheetTexts } from '@/lib/photos/deliveries/words/sheet'
import { isMediaName } from '@/lib/photos/media/rules/media-types'
import { DropZone } from './drop-zone'
import { reportRepeated } from './finish-uploads'
import type { PhotoQueue, PhotoUpload } from './photo-queue'
import { ContactSheet } from './sheet/contact-sheet'
import { FlagList } from './sheet/flag-list'
import { ShotListCheck } from './sheet/shot-list-check'
import type { ContactSheetState } from './sheet/use-contact-sheet'
import { UploadHead } from './upload-head'
import { UploadProblems } from './upload-problems'

type UploadSectionProps = {
  queue: PhotoQueue
  sheet: ContactSheetState
  /** What the photos are added to, such as the street. */
  place: string
  /** What the booking promises; empty where nothing is compared with it. */
  shots?: BookingChoice['shots']
  /** How many photos the delivery can take. */
  room?: number | undefined
  /** The cover first. */
  previewIds?: readonly string[]
  /** Undefined where no previews are chosen. */
  onPick?: ((picks: PreviewPicks) => void) | undefined
  onRemove: (uploads: readonly PhotoUpload[]) => void
  /** Takes dropped films and documents; undefined where only photos are added. */
  onMedia?: (files: File[]) => void
  error: string | null
}

/** The full photos: where they're dropped, what is worth checking, and their contact sheet. */
export function UploadSection(props: UploadSectionProps) {
  const { queue, sheet, place, room, shots = [], previewIds = [], onPick, onRemove, onMedia, error } = props
  const id = useId()
  const { photos, rejected } = sheet
  const uploads = [...photos, ...rejected]
  const isEmpty = uploads.length === 0
  return (
    <section aria-labelledby={`${id}-title`} className="grid min-w-0 gap-5">
      <div className="grid gap-1.5">
        <div className="flex justify-between gap-4">
          <h2 id={`${id}-title`} className="text-sm font-medium">
            Full photos
          </h2>
          {!isEmpty && <span className="text-ink-3">{amountInWords(uploads)}</span>}
        </div>
        {!isEmpty && (
          <>
            <UploadHead queue={queue} uploads={uploads} />
            <UploadNotices uploads={uploads} onRemove={onRemove} />
            <UploadProblems
              uploads={uploads.filter(({ state }) => state === 'rejected' || state === 'failed')}
              queue={queue}
              onRemove={onRemove}
            />
          </>
        )}
      </div>
      <FlagList sheet={sheet} onLeaveOut={onRemove} />
      <ShotListCheck shots={shots} sheet={sheet} />
      {photos.length > 0 && (
        <ContactSheet
          sheet={sheet}
          queue={queue}
          previewIds={previewIds}
          onPick={onPick}
          onLeaveOut={onRemove}
        />
      )}
      {sheet.isChecking && <p className="t-label">{sheetTexts.checking}</p>}
      <div className="grid gap-1.5">
        <DropZone
          onFiles={(files) => {
            const isMedia = ({ name }: File) => onMedia !== undefined && isMediaName(name)
            onMedia?.(files.filter(isMedia))
            const chosen = files.filter((file) => !isMedia(file))
            void queue.add(chosen, 'PHOTO_ORIGINAL', room).then(({ repeated }) => reportRepeated(repeated))
          }}
          takesMedia={onMedia !== undefined}
          place={place}
          isCompact={!isEmpty}
          invalid={error !== null}
          describedBy={error ? `${id}-error` : undefined}
        />
        {error && <FieldErrors id={`${id}-error`} messages={[error]} />}
      </div>
    </section>
  )
}

function amountInWords(uploads: readonly PhotoUpload[]): string {
  const size = uploads.reduce((sum, { bytes }) => sum + bytes, 0)
  return `${uploads.length === 1 ? '1 file' : `${uploads.length} files`}, ${formatBytes(size)}`
}

type UploadNoticesProps = {
  uploads: readonly PhotoUpload[]
  onRemove: (uploads: readonly PhotoUpload[]) => void
}

/** Shows what prevents sending, with an action to clear each problem. */
function UploadNotices({ uploads, onRemove }: UploadNoticesProps) {
  const lost = uploads.some(({ state }) => state === 'lost')
  const rejected = uploads.filter(({ state }) => state === 'rejected')
  const missing = uploads.filter(({ state }) => state === 'missing')
  if (!lost && rejected.length === 0 && missing.length === 0) return null
  return (
    <div className="mt-2.5 grid gap-2">
      {lost && (
        <Notice tone="wait" title="Connection lost" announce>
          Uploads resume automatically when you're back online.
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice
          title={`${countFiles(missing.length)} didn't finish uploading`}
          action={<TextButton onClick={() => onRemove(missing)}>Remove from list</TextButton>}
        >
          Choose the same files again to continue. Each keeps its place in the list.
        </Notice>
      )}
      {rejected.length > 0 && (
        <Notice
          tone="stop"
          title={`${countFiles(rejected.length)} rejected`}
          action={<TextButton onClick={() => onRemove(rejected)}>Remove all rejected</TextButton>}
          announce
        >
          The list says why. The others aren't affected.
        </Notice>
      )}
    </div>
  )
}

function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`
}
