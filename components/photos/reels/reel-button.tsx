'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import { makeReelText } from '@/lib/photos/reels/words'

const ReelDialog = deferComponent(async () => (await import('./reel-dialog')).ReelDialog)

/** Opens the sheet in which a reel of a delivery's photos is made. */
export function ReelButton({ deliveryId }: { deliveryId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="film" className="noscript:hidden" onClick={() => setOpen(true)}>
        {makeReelText}
      </Button>
      {isOpen && <ReelDialog deliveryId={deliveryId} onClose={() => setOpen(false)} />}
    </>
  )
}
