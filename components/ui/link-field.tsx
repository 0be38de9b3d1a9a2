'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { copyLink } from '@/components/ui/copy-link'
import { Field, Input } from '@/components/ui/field'

type LinkFieldProps = {
  label: string
  hint?: string
  url: string
  /** More buttons. */
  children?: ReactNode
}

/** A link to copy, and where the browser has a share sheet, to share. */
export function LinkField({ label, hint, url, children }: LinkFieldProps) {
  const canShare = useSyncExternalStore(subscribeToNothing, canShareLinks, () => false)
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            className="min-w-48 flex-1"
            readOnly
            value={url}
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon="copy" aria-label={`Copy link: ${label}`} onClick={() => copyLink(url)}>
            Copy link
          </Button>
          {canShare && (
            <Button icon="send" aria-label={`Share: ${label}`} onClick={() => share(url)}>
              Share
            </Button>
          )}
          {children}
        </div>
      )}
    </Field>
  )
}

/** Opens the share sheet. Closing it without choosing isn't an error. */
async function share(url: string) {
  await navigator.share({ url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) void copyLink(url)
  })
}

function canShareLinks(): boolean {
  return 'share' in navigator
}

function subscribeToNothing() {
  return () => undefined
}
