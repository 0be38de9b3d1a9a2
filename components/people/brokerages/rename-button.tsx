'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { renameBrokerageAction } from '@/lib/people/brokerages/actions'
import { LazyNameDialog } from './lazy-name-dialog'

/** Opens the dialog that renames a brokerage. */
export function RenameButton({ brokerage: { id, name } }: { brokerage: { id: string; name: string } }) {
  const [isOpen, setOpen] = useState(false)
  LazyNameDialog.usePreload()
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        Rename
      </Button>
      {isOpen && (
        <LazyNameDialog
          title={`Rename ${name}`}
          name={name}
          submitLabel="Save name"
          busyText="Saving name"
          save={(input) => renameBrokerageAction({ ...input, brokerageId: id })}
          saved="Brokerage renamed"
          failed="Failed to rename the brokerage. Please try again."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
