'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'

/** Copies this page's URL. */
export function CopyLinkButton() {
  async function copy() {
    const { origin, pathname } = window.location
    const copied = await navigator.clipboard.writeText(`${origin}${pathname}`).then(
      () => true,
      () => false,
    )
    if (copied) toast.success('Link copied')
    else toast.error('Error', 'Your browser blocked copying. Copy the link from the address bar.')
  }
  return (
    <Button icon="link-2" onClick={copy}>
      Copy link
    </Button>
  )
}
