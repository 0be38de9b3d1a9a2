'use client'

import { useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { explainFailure } from '@/components/ui/show-result'
import { TextButton } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { addVersionsAction } from '@/lib/photos/revisions/actions'
import { versionAccept } from '@/lib/photos/revisions/rules/files'
import { waitingForConnectionText } from '@/lib/platform/words'
import { useRevisions } from './revisions-context'
import { useVersionUploads, type VersionUpload } from './use-version-uploads'

type NamedPhoto = { id: string; name: string }

type AddVersionsDialogProps = { photos: readonly NamedPhoto[]; onClose: () => void }

/** Uploads new versions of photos and proposes them to the client. */
export function AddVersionsDialog({ photos, onClose }: AddVersionsDialogProps) {
  const { revisions } = useRevisions()
  const state = useVersionUploads()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, startSending] = useTransition()

  function close() {
    state.clear()
    onClose()
  }

  async function propose() {
    if (state.problem) return setProblem(state.problem)
    const { idempotencyKey, versions } = state
    const input = { deliveryId: revisions.deliveryId, idempotencyKey, versions }
    const result = await addVersionsAction(input).catch(() => null)
    if (!result?.ok) return setProblem(explainFailure(result, "We couldn't send the versions. Try again."))
    toast.success(
      result.data.added === 1 ? 'New version sent' : `${result.data.added} new versions sent`,
      'The client is notified once they can be compared.',
    )
    onClose()
  }

  return (
    <Dialog
      open
      side
      busy={busy}
      hasChanges={state.uploads.length > 0}
      onClose={close}
      title={photos.length === 1 ? 'Upload a new version' : 'Upload new versions'}
      description="Nothing is replaced yet: the client compares each version with their photo, then approves it or asks again."
      footer={
        <>
          <DialogCancel>Cancel</DialogCancel>
          <Button variant="main" busy={busy} busyText="Sending" onClick={() => startSending(() => propose())}>
            Send to the client
          </Button>
        </>
      }
    >
      <ul className="border-t">
        {photos.map((photo) => (
          <VersionRow
            key={photo.id}
            photo={photo}
            upload={state.uploadOf(photo.id)}
            onChoose={(file) => {
              setProblem(null)
              state.choose(photo.id, file)
            }}
            onRetry={state.retry}
          />
        ))}
      </ul>
      {problem && <Notice tone="stop" title={problem} announce className="mt-4" />}
    </Dialog>
  )
}

type VersionRowProps = {
  photo: NamedPhoto
  upload: VersionUpload | undefined
  onChoose: (file: File) => void
  onRetry: (uploadId: string) => void
}

/** A photo, the file chosen as its new version, and the upload's progress. */
function VersionRow({ photo, upload, onChoose, onRetry }: VersionRowProps) {
  const input = useRef<HTMLInputElement>(null)
  const isBad = upload?.state === 'failed' || upload?.state === 'rejected'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-strong">{photo.name}</p>
        {upload && (
          <>
            <p className={isBad ? 'wrap-anywhere text-sm text-stop' : 'wrap-anywhere text-sm text-ink-3'}>
              {upload.problem ?? `${upload.name} · ${stateTexts[upload.state]}`}
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
      {upload && (upload.state === 'failed' || upload.state === 'paused') && (
        <TextButton onClick={() => onRetry(upload.id)}>Try again</TextButton>
      )}
      <TextButton
        aria-label={`${upload ? 'Choose another file' : 'Choose a file'} for ${photo.name}`}
        onClick={() => input.current?.click()}
      >
        {upload ? 'Choose another' : 'Choose a file'}
      </TextButton>
      <FileInput
        inputRef={input}
        label={`New version of ${photo.name}`}
        accept={versionAccept}
        multiple={false}
        onFiles={([file]) => file && onChoose(file)}
      />
    </li>
  )
}

const stateTexts: Record<VersionUpload['state'], string> = {
  waiting: 'Waiting',
  uploading: 'Uploading',
  checking: 'Checking',
  paused: 'Paused',
  lost: waitingForConnectionText,
  done: 'Uploaded',
  failed: 'Failed',
  rejected: 'Rejected',
  missing: 'Choose it again',
}
