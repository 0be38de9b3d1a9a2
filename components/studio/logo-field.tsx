'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FieldErrors } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { Logo } from '@/components/ui/logo'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PictureDrop } from '@/components/ui/picture-drop'
import { Spinner } from '@/components/ui/spinner'
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
  const [isDialogOpen, setDialogOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const hintId = useId()

  function pick(file: File | undefined) {
    if (!file || busy) return
    const error = logoFileError(file)
    forgetUnsaved()
    setFileProblem(error)
    if (!error) save(file)
  }

  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="font-medium">
        Logo
      </span>
      <PictureDrop label="Logo" onFile={pick} className="max-md:flex-wrap">
        <span className="relative grid h-20 w-40 flex-none grid-cols-[minmax(0,1fr)] place-items-center rounded-sm border bg-raised px-3">
          <Logo
            name={studioName}
            logoUrl={shownUrl}
            className={mergeClasses('max-w-full', busy && 'opacity-55')}
            logoClassName="h-auto max-h-14 object-center"
          />
          {busy && <Spinner className="absolute inset-0 m-auto" />}
        </span>
        <div className="grid min-w-0 justify-items-start gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={busy}
              busyText="Saving logo"
              icon="image-up"
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              Change logo
            </Button>
            {logoUrl && !busy && (
              <Button size="sm" variant="quiet" onClick={() => setDialogOpen(true)}>
                Remove
              </Button>
            )}
          </div>
          <p id={hintId} className="t-label">
            {logoHint}
          </p>
          <noscript>
            <p className="t-label">Changing the logo requires JavaScript.</p>
          </noscript>
          <div role="alert">{problem && <FieldErrors messages={[problem]} />}</div>
        </div>
        <FileInput
          inputRef={input}
          label="Logo file"
          accept={logoTypes.join(',')}
          multiple={false}
          onFiles={([file]) => pick(file)}
        />
      </PictureDrop>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Remove the logo?"
        description="The Northlight logo and your studio's name will be shown instead. Emails already sent keep your logo."
        cancelLabel="Keep logo"
        confirmLabel="Remove logo"
        busyText="Removing logo"
        onConfirm={async () => {
          await remove()
          setDialogOpen(false)
        }}
      />
    </div>
  )
}

/** Loads the code that scales images only when a logo is saved. */
async function sendLogo(file: File) {
  const { reduceForSending } = await import('./reduce-picture')
  return updateLogoAction({ picture: await reduceForSending(file) })
}
