'use client'

import { useRef } from 'react'
import type { ManagedItem } from '@/lib/site/portfolio/schema'
import { describeLoss } from '@/lib/site/portfolio/words'
import { DeleteDialog } from './delete-dialog'
import { ItemCard } from './item-card'
import { ItemDialog, ProjectDialog } from './lazy-dialogs'
import { useOpened } from './use-opened'
import { useOrder } from './use-order'

/** The cards of the management page and the dialogs they open. */
export function ItemGrid({ items }: { items: readonly ManagedItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  ItemDialog.usePreload()
  ProjectDialog.usePreload()
  const { opened, open, reopen, close } = useOpened<'preview' | 'edit' | 'delete', ManagedItem>(items)
  const { ordered, carriedId, handleOf, spoken } = useOrder('item', list, items, ({ title }) => title)
  return (
    <>
      <ul ref={list} className="relative grid gap-x-6 gap-y-9 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {ordered.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            handle={handleOf(item.id)}
            isCarried={item.id === carriedId}
            onPreview={() => open('preview', item)}
            onEdit={() => open('edit', item)}
            onDelete={() => open('delete', item)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {opened?.what === 'preview' && <ProjectDialog project={opened.entry} onClose={close} />}
      {opened?.what === 'edit' && (
        <ItemDialog key={opened.round} item={opened.entry} onReopen={reopen} onClose={close} />
      )}
      {opened?.what === 'delete' && (
        <DeleteDialog
          entry={{ kind: 'item', id: opened.entry.id }}
          description={describeDeletion(opened.entry)}
          onClose={close}
        />
      )}
    </>
  )
}

function describeDeletion({ title, media, published }: ManagedItem): string {
  const videoCount = media.filter(({ kind }) => kind === 'video').length
  const loss = describeLoss(media.length - videoCount, videoCount)
  const what = loss ? `“${title}” and ${loss}` : `“${title}”`
  return published ? `${what} will be removed from the public page.` : `${what} will be deleted.`
}
