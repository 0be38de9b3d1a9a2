'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { StateCode } from '@/lib/catalog/taxes/rules/states'
import { RateDialog } from './rate-dialog'

type AddRateButtonProps = {
  today: string
  /** Where the rate probably applies. */
  state?: StateCode | null
}

/** Opens the dialog that adds a tax rate. */
export function AddRateButton({ today, state = null }: AddRateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Add tax rate
      </Button>
      {isOpen && <RateDialog rate={null} today={today} state={state} onClose={() => setOpen(false)} />}
    </>
  )
}
