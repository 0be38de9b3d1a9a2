'use client'

import { useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { FileInput } from '@/components/ui/file-input'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { TextButton } from '@/components/ui/text-link'
import { pickerAccept } from '@/lib/photos/deliveries/rules/files'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import type { PhotoUpload } from './photo-queue'
import { UploadPicture } from './upload-picture'
import { stateInWords } from './upload-state'
import { useReplacePhotos } from './use-replace-photos'

type ReplacePhotosDialogProps = {
  deliveryId: string
  photos: readonly { id: string; name: string }[]
  onClose: () => void
  onDone: () => void
}

/** Asks for replacement files for photos; nothing changes until all of them have uploaded. */
export function ReplacePhotosDialog(props: ReplacePhotosDialogProps) {
  const { deliveryId, photos, onClose, onDone } = props
  const input = useRef<HTMLInputElement>(null)
  const state = useReplacePhotos(deliveryId, photos, onDone)
  const [busy, startReplacing] = useTransition()

  function close() {
    state.discard()
    onClose()
  }

  return (
    <Dialog
      open
      side
      busy={busy}
      hasChanges={state.chosenCount > 0}
      onClose={close}
      title={`Replace ${countPhotos(photos.length)}`}
      description="Each new file takes its photo's place, caption, and room. Alterations aren't taken over, so mark them again. The client is notified if they have paid or opened this delivery."
      footer={
        <>
          <DialogCancel>Cancel</DialogCancel>
          <Button
            variant="main"
            busy={busy}
            busyText="Replacing"
            onClick={() => startReplacing(() => state.replace())}
          >
            Replace {countPhotos(Math.max(1, state.chosenCount))}
          </Button>
        </>
      }
    >
      {photos.length > 1 && (
        <p className="mb-2">
          <TextButton onClick={() => input.current?.click()}>Choose all files at once</TextButton>
          <FileInput
            inputRef={input}
            label="New files"
            accept={pickerAccept}
            onFiles={(files) => void state.choose(files)}
          />
        </p>
      )}
      <ul className="border-t">
        {photos.map((photo) => (
          <ReplacementRow
            key={photo.id}
            photo={photo}
            upload={state.uploadOf(photo.id)}
            onChoose={(file) => void state.choose([file], photo)}
            onRetry={state.retry}
          />
        ))}
      </ul>
      {state.problem && <Notice tone="stop" title={state.problem} announce className="mt-4" />}
    </Dialog>
  )
}

type ReplacementRowProps = {
  photo: { id: string; name: string }
  /** The replacement; undefined until one is chosen. */
  upload: PhotoUpload | undefined
  onChoose: (file: File) => void
  onRetry: (uploadId: string) => void
}

/** Shows a photo, its replacement and the upload's progress. */
function ReplacementRow({ photo, upload, onChoose, onRetry }: ReplacementRowProps) {
  const input = useRef<HTMLInputElement>(null)
  const isBad = upload?.state === 'failed' || upload?.state === 'rejected'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5">
      {upload && <UploadPicture upload={upload} className="w-14 flex-none" />}
      <div className="min-w-48 flex-1">
        <p className="wrap-break-word font-strong">{photo.name}</p>
        {upload && (
          <>
            <p
              className={mergeClasses('wrap-break-word text-xs text-ink-3', isBad && 'font-strong text-stop')}
            >
              {isBad ? stateInWords(upload) : `${upload.name} · ${stateInWords(upload)}`}
            </p>
            <Progress
              percent={upload.percent}
              label={`Upload for ${photo.name}`}
              tone={isBad ? 'stop' : upload.state === 'done' ? 'ok' : 'accent'}
              className="mt-1"
            />
          </>
        )}
      </div>
      {(upload?.state === 'failed' || upload?.state === 'paused') && (
        <TextButton onClick={() => onRetry(upload.id)}>Try again</TextButton>
      )}
      <TextButton
        aria-label={upload ? `Choose another file for ${photo.name}` : `Choose a file for ${photo.name}`}
        onClick={() => input.current?.click()}
      >
        {upload ? 'Choose another' : 'Choose a file'}
      </TextButton>
      <FileInput
        inputRef={input}
        label={`New file for ${photo.name}`}
        accept={pickerAccept}
        multiple={false}
        onFiles={([file]) => file && onChoose(file)}
      />
    </li>
  )
}
