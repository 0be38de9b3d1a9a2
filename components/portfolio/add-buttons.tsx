'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EquipmentDialog } from './equipment-dialog'
import { LazyItemDialog, useItemDialogSoon } from './lazy-item-dialog'
import { StatDialog } from './stat-dialog'

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
  useItemDialogSoon()
  return <AddButton label="Add item" dialog={(close) => <LazyItemDialog item={null} onClose={close} />} />
}

/** Opens the dialog for a new piece of equipment. */
export function AddEquipmentButton() {
  return (
    <AddButton label="Add equipment" dialog={(close) => <EquipmentDialog piece={null} onClose={close} />} />
  )
}

/** Opens the dialog for a new statistic, which is added at the end. */
export function AddStatButton({ count }: { count: number }) {
  return (
    <AddButton
      label="Add statistic"
      dialog={(close) => <StatDialog stat={null} nextPosition={count} onClose={close} />}
    />
  )
}
