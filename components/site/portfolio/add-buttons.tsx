'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EquipmentDialog, ItemDialog, StatDialog } from './lazy-dialogs'

type AddButtonProps = { label: string; dialog: (close: () => void) => ReactNode }

function AddButton({ label, dialog }: AddButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="main" icon="plus" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  )
}

/** Opens the dialog for a new project. */
export function AddItemButton() {
  ItemDialog.usePreload()
  return <AddButton label="Add item" dialog={(close) => <ItemDialog item={null} onClose={close} />} />
}

/** Opens the dialog for a new piece of equipment. */
export function AddEquipmentButton() {
  EquipmentDialog.usePreload()
  return (
    <AddButton label="Add equipment" dialog={(close) => <EquipmentDialog piece={null} onClose={close} />} />
  )
}

/** Opens the dialog for a new statistic, which is added at the end. */
export function AddStatButton({ count }: { count: number }) {
  StatDialog.usePreload()
  return (
    <AddButton
      label="Add statistic"
      dialog={(close) => <StatDialog stat={null} nextPosition={count} onClose={close} />}
    />
  )
}
