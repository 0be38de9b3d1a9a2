'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RateDialog } from './rate-dialog'

/** Opens the dialog that adds a tax rate. */
export function AddRateButton({ today }: { today: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Add tax rate
      </Button>
      {isOpen && <RateDialog rate={null} today={today} onClose={() => setOpen(false)} />}
    </>
  )
}
