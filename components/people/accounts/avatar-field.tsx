'use client'

import { lazy, Suspense, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { FieldErrors } from '@/components/ui/field'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextButton } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { PictureField } from '@/components/uploads/picture-field'
import { usePictureSaving } from '@/components/uploads/use-picture-saving'
import { removeAvatarAction, updateAvatarAction } from '@/lib/people/accounts/actions/profile'
import { avatarFileError, avatarTypes } from '@/lib/people/accounts/rules'
import { avatarHint } from '@/lib/people/accounts/words/avatar'

/** Loaded when a file is first chosen; most visits never need it. */
const CropDialog = lazy(async () => {
  const { CropDialog } = await import('@/components/people/accounts/crop-dialog')
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

  function pick(file: File) {
    forgetUnsaved()
    const error = avatarFileError(file)
    setProblem(error)
    setPicked(error ? null : file)
  }

  return (
    <>
      <PictureField
        noun="Photo"
        picture={
          <Avatar
            name={name}
            imageUrl={shownUrl}
            tone={tone}
            className={mergeClasses('size-20 text-[2.125rem] tracking-[-0.02em]', busy && 'opacity-55')}
          />
        }
        busy={busy}
        types={avatarTypes}
        onFile={pick}
        changeLabel="Change Photo"
        icon="camera"
        hint={avatarHint}
        withoutScript="Turn on JavaScript to change your photo."
        problem={
          <>
            {problem && <FieldErrors messages={[problem]} />}
            {unsaved && (
              <p className="text-xs text-stop">
                Your photo wasn't saved.{' '}
                <TextButton onClick={() => save(unsaved.picture)}>Try again</TextButton>
              </p>
            )}
          </>
        }
        removal={
          avatarUrl
            ? {
                title: 'Remove your photo?',
                description: 'Your initial will be shown instead, everywhere in the portal.',
                remove,
              }
            : undefined
        }
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
    </>
  )
}
