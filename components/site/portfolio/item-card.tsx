'use client'

import { useOptimistic, useTransition } from 'react'
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
import { itemSaveFailed } from '@/lib/site/portfolio/words'
import { MediumPicture } from './medium-picture'
import { MoreBadge } from './project-card'
import { Tags } from './tags'

const cardSizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 100vw'

type ItemCardProps = {
  item: ManagedItem
  handle: HandleProps
  isCarried: boolean
  onPreview: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An item on the management page. Its picture opens the preview; its handle moves it. */
export function ItemCard({ item, handle, isCarried, onPreview, onEdit, onDelete }: ItemCardProps) {
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
