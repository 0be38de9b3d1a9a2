'use client'

import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { Rows } from '@/components/ui/rows'
import { groupByCategory } from '@/lib/site/portfolio/rules/categories'
import type { EquipmentPiece } from '@/lib/site/portfolio/schema'
import { DeleteDialog } from './delete-dialog'
import { EquipmentDialog } from './lazy-dialogs'
import { useOpened } from './use-opened'

/** The equipment by category, with buttons to edit and delete each piece. */
export function EquipmentList({ equipment }: { equipment: readonly EquipmentPiece[] }) {
  const { opened, open, reopen, close } = useOpened<'edit' | 'delete', EquipmentPiece>(equipment)
  if (equipment.length === 0) {
    return (
      <EmptyState title="No equipment yet">
        Equipment you add appears on the public page, grouped by category.
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
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
                      icon="pencil"
                      onClick={() => open('edit', piece)}
                    />
                    <IconButton
                      label={`Delete ${piece.name}`}
                      icon="trash-2"
                      onClick={() => open('delete', piece)}
                    />
                  </div>
                </li>
              ))}
            </Rows>
          </section>
        ))}
      </div>
      {opened?.what === 'edit' && (
        <EquipmentDialog key={opened.round} piece={opened.entry} onReopen={reopen} onClose={close} />
      )}
      {opened?.what === 'delete' && (
        <DeleteDialog
          entry={{ kind: 'equipment', id: opened.entry.id }}
          description={`“${opened.entry.name}” will be removed from the public page.`}
          onClose={close}
        />
      )}
    </>
  )
}
