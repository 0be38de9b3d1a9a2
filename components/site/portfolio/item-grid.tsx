'use client'

import { useOptimistic, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { DragHandle } from '@/components/ui/drag-handle'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import type { HandleProps } from '@/components/ui/use-arrangeable'
import { setItemFlagAction } from '@/lib/site/portfolio/actions'
import type { ManagedItem, SetItemFlag } from '@/lib/site/portfolio/schema'
import { describeLoss, itemSaveFailed } from '@/lib/site/portfolio/words'
import { DeleteDialog } from './delete-dialog'
import { ItemDialog, ProjectDialog } from './lazy-dialogs'
import { MediumPicture } from './medium-picture'
import { MoreBadge } from './project-card'
import { Tags } from './tags'
import { useOpened } from './use-opened'
import { useOrder } from './use-order'

const cardSizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 100vw'

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

type ItemCardProps = {
  item: ManagedItem
  handle: HandleProps
  isCarried: boolean
  onPreview: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An item on the management page. Its picture opens the preview; its handle moves it. */
function ItemCard({ item, handle, isCarried, onPreview, onEdit, onDelete }: ItemCardProps) {
  const { title, category, location, services, media, published } = item
  const [lead] = media
  return (
    <li
      data-entry={item.id}
      className={mergeClasses(
        'relative flex min-w-0 flex-col',
        isCarried && 'opacity-60 outline-2 outline-offset-8 outline-accent',
      )}
    >
      <DragHandle
        name={title}
        handle={handle}
        className="absolute top-1.5 left-1.5 z-1 size-11 bg-paper text-ink hover:bg-shade md:size-8"
      />
      <button
        type="button"
        onClick={onPreview}
        className="relative block aspect-3/2 w-full overflow-hidden rounded-print bg-shade hover:[&_img]:scale-[1.015] [&_img]:transition-[scale] [&_img]:duration-(--duration-slow) [&_img]:ease-light"
      >
        <span className="sr-only">Preview {title}</span>
        {lead && <MediumPicture medium={lead} alt="" sizes={cardSizes} widest={960} />}
        <MoreBadge mediaCount={media.length} />
      </button>
      <div className="mt-3 flex items-center justify-between gap-4">
        <h2 className="min-w-0 font-serif text-[1.3125rem] leading-[1.8125rem] tracking-[-0.014em] wrap-break-word">
          {title}
        </h2>
        <Status value={published ? 'published' : 'draft'} />
      </div>
      <p className="text-ink-2">{[category, location].filter(Boolean).join(' · ')}</p>
      <Tags tags={services} short className="mt-1" />
      <div className="mt-auto pt-3">
        <div className="flex items-center gap-1 border-t pt-2">
          <Button size="sm" icon="pencil" onClick={onEdit}>
            Edit
          </Button>
          <FeatureButton item={item} />
          <PublishButton item={item} />
          <IconButton
            size="sm"
            label={`Delete ${title}`}
            icon={<Icon name="trash-2" />}
            onClick={onDelete}
            className="max-md:size-11"
          />
        </div>
      </div>
    </li>
  )
}

/** An item's flag with a function that toggles it optimistically. */
function useItemFlag(item: ManagedItem, flag: SetItemFlag['flag'], describe: (on: boolean) => string) {
  const [on, show] = useOptimistic(item[flag])
  const [busy, start] = useTransition()

  function toggle() {
    if (busy) return
    start(async () => {
      show(!on)
      await showResult(setItemFlagAction({ itemId: item.id, flag, on: !on }), {
        done: (saved) => ['Portfolio item updated', describe(saved.on)],
        failed: itemSaveFailed,
      })
    })
  }

  return { on, toggle }
}

function FeatureButton({ item }: { item: ManagedItem }) {
  const { on, toggle } = useItemFlag(item, 'featured', (featured) =>
    featured ? `${item.title} is featured.` : `${item.title} is no longer featured.`,
  )
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={on}
      icon={<Icon name="star" size="sm" className={on && 'fill-current text-accent'} />}
      onClick={toggle}
    >
      {on ? 'Featured' : 'Feature'}
      <span className="sr-only">: {item.title}</span>
    </Button>
  )
}

function PublishButton({ item }: { item: ManagedItem }) {
  const { on, toggle } = useItemFlag(item, 'published', (published) =>
    published ? `${item.title} is on the public page.` : `${item.title} is a draft.`,
  )
  return (
    <IconButton
      size="sm"
      label={on ? `Make ${item.title} a draft` : `Publish ${item.title}`}
      icon={<Icon name={on ? 'eye-off' : 'eye'} />}
      onClick={toggle}
      className="ml-auto max-md:size-11"
    />
  )
}
