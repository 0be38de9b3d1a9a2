'use client'

import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FieldErrors } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PictureDrop } from '@/components/ui/picture-drop'
import { Spinner } from '@/components/ui/spinner'
import { TextButton } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { usePictureSaving } from '@/components/uploads/use-picture-saving'
import { removeAvatarAction, updateAvatarAction } from '@/lib/accounts/actions'
import { avatarFileError, avatarTypes } from '@/lib/accounts/rules'
import { avatarHint } from '@/lib/accounts/words'

/** Loaded when a file is first chosen; most visits never need it. */
const CropDialog = lazy(async () => {
  const { CropDialog } = await import('@/components/accounts/crop-dialog')
  return { default: CropDialog }
})

type AvatarFieldProps = { name: string; avatarUrl: string | null; tone: 'client' | 'photographer' }

/** Shows, crops, replaces, and removes the person's photo. Without JavaScript it only shows it. */
export function AvatarField({ name, avatarUrl, tone }: AvatarFieldProps) {
  const { shownUrl, busy, unsaved, forgetUnsaved, save, remove } = usePictureSaving<Blob>(avatarUrl, {
    save: (photo) => updateAvatarAction({ photo }),
    remove: () => removeAvatarAction({}),
    saved: ['Photo Updated', 'Your photo has been updated.'],
    removed: ['Photo removed', 'Your initial is shown instead.'],
    failed: 'Failed to update photo. Please try again.',
    onFailed: (reason) => toast.error('Error', reason),
  })
  const [picked, setPicked] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  function pick(file: File | undefined) {
    if (!file || busy) return
    forgetUnsaved()
    const error = avatarFileError(file)
    setProblem(error)
    setPicked(error ? null : file)
  }

  return (
    <PictureDrop label="Photo" onFile={pick}>
      <span className="relative flex-none">
        <Avatar
          name={name}
          imageUrl={shownUrl}
          tone={tone}
          className={mergeClasses('size-20 text-[2.125rem] tracking-[-0.02em]', busy && 'opacity-55')}
        />
        {busy && <Spinner className="absolute inset-0 m-auto" />}
      </span>
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            busy={busy}
            busyText="Saving photo"
            icon="camera"
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            Change Photo
          </Button>
          {avatarUrl && !busy && (
            <Button variant="quiet" onClick={() => setDialogOpen(true)}>
              Remove
            </Button>
          )}
        </div>
        <p id={hintId} className="t-label">
          {avatarHint}
        </p>
        <noscript>
          <p className="t-label">Turn on JavaScript to change your photo.</p>
        </noscript>
        <div role="alert">
          {problem && <FieldErrors messages={[problem]} />}
          {unsaved && (
            <p className="text-xs text-stop">
              Your photo wasn't saved.{' '}
              <TextButton onClick={() => save(unsaved.picture)}>Try again</TextButton>
            </p>
          )}
        </div>
      </div>
      <FileInput
        inputRef={input}
        label="Photo file"
        accept={avatarTypes.join(',')}
        multiple={false}
        onFiles={([file]) => pick(file)}
      />
      {picked && (
        <Suspense>
          <CropDialog
            file={picked}
            onClose={() => setPicked(null)}
            onError={(error) => {
              setProblem(error)
              setPicked(null)
            }}
            onCropped={(photo) => {
              setPicked(null)
              save(photo)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Remove your photo?"
        description="Your initial will be shown instead, everywhere in the portal."
        cancelLabel="Keep photo"
        confirmLabel="Remove photo"
        busyText="Removing photo"
        onConfirm={async () => {
          await remove()
          setDialogOpen(false)
        }}
      />
    </PictureDrop>
  )
}
