'use client'

import { useState } from 'react'
import { deleteItem } from '@/lib/portfolio/actions'
import { describeLoss } from '@/lib/portfolio/rules'
import type { ManagedItem } from '@/lib/portfolio/schema'
import { DeleteDialog } from './delete-dialog'
import { ItemCard } from './item-card'
import { ItemDialog } from './item-dialog'
import { ProjectDialog } from './project-dialog'

type Opened = { what: 'preview' | 'edit' | 'delete'; item: ManagedItem }

/** The cards of the management page and the dialogs they open. */
export function ItemGrid({ items }: { items: readonly ManagedItem[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ul className="grid gap-x-6 gap-y-9 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            onPreview={() => setOpened({ what: 'preview', item })}
            onEdit={() => setOpened({ what: 'edit', item })}
            onDelete={() => setOpened({ what: 'delete', item })}
          />
        ))}
      </ul>
      {opened?.what === 'preview' && <ProjectDialog project={opened.item} onClose={close} />}
      {opened?.what === 'edit' && <ItemDialog item={opened.item} onClose={close} />}
      {opened?.what === 'delete' && (
        <DeleteDialog
          noun="item"
          description={describeDeletion(opened.item)}
          remove={() => deleteItem({ itemId: opened.item.id })}
          deleted="Portfolio item deleted"
          failed="Failed to delete item"
          onClose={close}
        />
      )}
    </>
  )
}

function describeDeletion({ title, images, videos, published }: ManagedItem): string {
  const loss = describeLoss(images.length, videos.length)
  if (!published) return loss ? `“${title}” and ${loss} are removed.` : `“${title}” is removed.`
  if (!loss) return `“${title}” leaves the public page. A draft keeps it instead.`
  return `“${title}” and ${loss} leave the public page and are removed. A draft keeps them instead.`
}
