'use client'

import { useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import { pickerAccept } from '@/lib/deliveries/rules/files'
import { countPhotos } from '@/lib/deliveries/words/deliveries'
import { ReplacementRow } from './replacement-row'
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
      wide
      busy={busy}
      hasChanges={state.chosenCount > 0}
      onClose={close}
      title={`Replace ${countPhotos(photos.length)}`}
      description="Each new file takes its photo's place in the gallery. The client is notified if they have paid or opened this delivery."
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
