'use client'

import { Button } from '@/components/ui/button'
import { copyLink } from '@/components/ui/copy-link'

/** Copies a link. */
export function CopyLinkButton({ url, label }: { url: string; label: string }) {
  return (
    <Button variant="main" icon="copy" onClick={() => copyLink(url)}>
      {label}
    </Button>
  )
}
