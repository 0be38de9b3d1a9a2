'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Rows } from '@/components/ui/rows'
import { deleteEquipment } from '@/lib/portfolio/actions'
import { groupByCategory } from '@/lib/portfolio/rules'
import type { EquipmentPiece } from '@/lib/portfolio/schema'
import { DeleteDialog } from './delete-dialog'
import { EquipmentDialog } from './equipment-dialog'

type Opened = { what: 'edit' | 'delete'; piece: EquipmentPiece }

/** The equipment by category, each piece with its two actions. */
export function EquipmentList({ equipment }: { equipment: readonly EquipmentPiece[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {groupByCategory(equipment).map(({ category, things }) => (
          <section key={category}>
            <h2 className="t-place border-b border-ink pb-2.5">
              {category} <span className="font-sans text-xs font-normal text-ink-3">{things.length}</span>
            </h2>
            <Rows>
              {things.map((piece) => (
                <li key={piece.id} className="flex items-center justify-between gap-4 py-2.5">
                  <div className="min-w-0 wrap-break-word">
                    <p className="font-strong">{piece.name}</p>
                    {piece.description && <p className="text-ink-2">{piece.description}</p>}
                  </div>
                  <div className="flex flex-none">
                    <IconButton
                      label={`Edit ${piece.name}`}
                      icon={<Pencil className="icon" aria-hidden="true" />}
                      onClick={() => setOpened({ what: 'edit', piece })}
                    />
                    <IconButton
                      label={`Delete ${piece.name}`}
                      icon={<Trash2 className="icon" aria-hidden="true" />}
                      onClick={() => setOpened({ what: 'delete', piece })}
                    />
                  </div>
                </li>
              ))}
            </Rows>
          </section>
        ))}
      </div>
      {opened?.what === 'edit' && <EquipmentDialog piece={opened.piece} onClose={close} />}
      {opened?.what === 'delete' && (
        <DeleteDialog
          noun="equipment"
          description={`“${opened.piece.name}” leaves the public page.`}
          remove={() => deleteEquipment({ equipmentId: opened.piece.id })}
          deleted="Equipment deleted"
          failed="Failed to delete equipment"
          onClose={close}
        />
      )}
    </>
  )
}
