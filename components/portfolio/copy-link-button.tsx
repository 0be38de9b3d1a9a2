'use client'

import { Link2 } from 'lucide-react'
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
    <Button icon={<Link2 className="icon-sm" aria-hidden="true" />} onClick={copy}>
      Copy link
    </Button>
  )
}
