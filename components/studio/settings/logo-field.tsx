'use client'

import { type ReactNode, useState } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { Logo } from '@/components/ui/logo'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PictureField } from '@/components/uploads/picture-field'
import { usePictureSaving } from '@/components/uploads/use-picture-saving'
import type { ActionResult } from '@/lib/platform/errors'
import { logoFileError, logoTypes } from '@/lib/studio/settings/rules/logo'
import { logoHint } from '@/lib/studio/settings/words'

type LogoFieldProps<Owner> = {
  /** Whose logo it is. */
  name: string
  logoUrl: string | null
  /** What is shown without a logo. */
  substitute: ReactNode
  /** What the actions need to know of whose logo it is. */
  owner: Owner
  updateAction: (input: Owner & { picture: Blob }) => Promise<ActionResult<unknown>>
  removeAction: (owner: Owner) => Promise<ActionResult<unknown>>
  /** After an update. */
  savedText: string
  /** What follows from removing it. */
  removalText: string
}

/** Uploads or removes a logo. It is saved immediately, not with the surrounding form. */
export function LogoField<Owner extends object>(props: LogoFieldProps<Owner>) {
  const { name, logoUrl, substitute, owner, updateAction, removeAction, savedText, removalText } = props
  const { shownUrl, busy, unsaved, forgetUnsaved, save, remove } = usePictureSaving<File>(logoUrl, {
    // Loads the code that scales images only when a logo is saved.
    save: async (file) => {
      const { reduceForSending } = await import('./reduce-picture')
      return updateAction({ ...owner, picture: await reduceForSending(file) })
    },
    remove: () => removeAction(owner),
    saved: ['Logo updated', savedText],
    removed: ['Logo removed'],
    failed: 'Failed to update the logo. Please try again.',
  })
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const problem = fileProblem ?? unsaved?.problem

  function pick(file: File) {
    const error = logoFileError(file)
    forgetUnsaved()
    setFileProblem(error)
    if (!error) save(file)
  }

  return (
    <div className="grid gap-1.5">
      <span className="font-medium">Logo</span>
      <PictureField
        noun="Logo"
        picture={
          <span className="grid h-20 w-40 grid-cols-[minmax(0,1fr)] place-items-center rounded-sm border bg-raised px-3">
            {shownUrl ? (
              <Logo
                name={name}
                logoUrl={shownUrl}
                className={mergeClasses('max-w-full', busy && 'opacity-55')}
                logoClassName="h-auto max-h-14 object-center"
              />
            ) : (
              substitute
            )}
          </span>
        }
        busy={busy}
        types={logoTypes}
        onFile={pick}
        changeLabel="Change logo"
        icon="image-up"
        size="sm"
        hint={logoHint}
        withoutScript="Changing the logo requires JavaScript."
        problem={problem && <FieldErrors messages={[problem]} />}
        removal={
          logoUrl
            ? {
                title: 'Remove the logo?',
                description: removalText,
                remove,
              }
            : undefined
        }
        className="max-md:flex-wrap"
      />
    </div>
  )
}
