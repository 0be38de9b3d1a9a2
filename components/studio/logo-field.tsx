'use client'

import { useState } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { Logo } from '@/components/ui/logo'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PictureField } from '@/components/uploads/picture-field'
import { usePictureSaving } from '@/components/uploads/use-picture-saving'
import { removeLogoAction, updateLogoAction } from '@/lib/studio/actions'
import { logoFileError, logoTypes } from '@/lib/studio/rules/logo'
import { logoHint } from '@/lib/studio/words'

/** Uploads or removes the studio's logo. It is saved immediately, not with the surrounding form. */
export function LogoField({ studioName, logoUrl }: { studioName: string; logoUrl: string | null }) {
  const { shownUrl, busy, unsaved, forgetUnsaved, save, remove } = usePictureSaving<File>(logoUrl, {
    save: sendLogo,
    remove: () => removeLogoAction({}),
    saved: ['Logo updated', "It's now shown everywhere."],
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
            <Logo
              name={studioName}
              logoUrl={shownUrl}
              className={mergeClasses('max-w-full', busy && 'opacity-55')}
              logoClassName="h-auto max-h-14 object-center"
            />
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
                description:
                  "The Northlight logo and your studio's name will be shown instead. Emails already sent keep your logo.",
                remove,
              }
            : undefined
        }
        className="max-md:flex-wrap"
      />
    </div>
  )
}

/** Loads the code that scales images only when a logo is saved. */
async function sendLogo(file: File) {
  const { reduceForSending } = await import('./reduce-picture')
  return updateLogoAction({ picture: await reduceForSending(file) })
}
