'use client'

import { Button } from '@/components/ui/button'
import { copyLink } from '@/components/ui/copy-link'

/** Copies the link with which someone without an account pays their share. */
export function CopyPayLink({ url, name }: { url: string; name: string }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      icon="copy"
      aria-label={`Copy link for ${name}`}
      onClick={() => copyLink(url)}
    >
      Copy link
    </Button>
  )
}
