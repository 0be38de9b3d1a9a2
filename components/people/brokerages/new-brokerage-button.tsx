'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { createBrokerageAction } from '@/lib/people/brokerages/actions'
import { newBrokerageText } from '@/lib/people/brokerages/words'
import { LazyNameDialog } from './lazy-name-dialog'

/** Opens the dialog that creates a brokerage, and then its page. */
export function NewBrokerageButton() {
  const [isOpen, setOpen] = useState(false)
  LazyNameDialog.usePreload()
  const router = useRouter()
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {newBrokerageText}
      </Button>
      {isOpen && (
        <LazyNameDialog
          title={newBrokerageText}
          name=""
          submitLabel="Create brokerage"
          busyText="Creating brokerage"
          save={async (input) => {
            const result = await createBrokerageAction(input)
            if (result.ok) router.push(`/clients/brokerages/${result.data.brokerageId}`)
            return result
          }}
          saved="Brokerage created"
          failed="Failed to create the brokerage. Please try again."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
