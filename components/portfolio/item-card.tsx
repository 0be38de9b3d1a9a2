'use client'

import { Pencil, Star, Trash2 } from 'lucide-react'
import { useOptimistic, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { toast } from '@/components/ui/toast'
import { featureItem } from '@/lib/portfolio/actions'
import type { ManagedItem } from '@/lib/portfolio/schema'
import { FilmStill, Picture } from './picture'
import { MoreBadge } from './project-card'
import { Tags } from './tags'
import { explain } from './use-saving'

type ItemCardProps = { item: ManagedItem; onPreview: () => void; onEdit: () => void; onDelete: () => void }

/** A project among those one manages. A press on its picture opens the preview. */
export function ItemCard({ item, onPreview, onEdit, onDelete }: ItemCardProps) {
  const { title, category, location, services, cover, images, videos, published } = item
  const film = videos[0]
  return (
    <li className="flex min-w-0 flex-col">
      <button
        type="button"
        onClick={onPreview}
        className="relative block aspect-3/2 w-full overflow-hidden rounded-print bg-shade hover:[&_img]:scale-[1.015] [&_img]:transition-[scale] [&_img]:duration-(--duration-slow) [&_img]:ease-light"
      >
        <span className="sr-only">Preview {title}</span>
        {cover ? <Picture src={cover} alt="" /> : film && <FilmStill src={film} />}
        <MoreBadge mediaCount={images.length + videos.length} />
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
          <Button size="sm" icon={<Pencil className="icon-sm" aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
          <FeatureButton item={item} />
          <IconButton
            size="sm"
            label={`Delete ${title}`}
            icon={<Trash2 className="icon" aria-hidden="true" />}
            onClick={onDelete}
            className="ml-auto max-md:size-11"
          />
        </div>
      </div>
    </li>
  )
}

function FeatureButton({ item }: { item: ManagedItem }) {
  const [featured, show] = useOptimistic(item.featured)
  const [busy, start] = useTransition()

  function toggle() {
    if (busy) return
    start(async () => {
      show(!featured)
      const answer = await featureItem({ itemId: item.id, featured: !featured }).catch(() => null)
      if (answer?.ok) toast.success('Portfolio item updated', item.title)
      else toast.error('Error', explain(answer, 'Failed to save portfolio item'))
    })
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={featured}
      icon={
        <Star
          className={mergeClasses('icon-sm', featured && 'fill-current text-accent')}
          aria-hidden="true"
        />
      }
      onClick={toggle}
    >
      {featured ? 'Featured' : 'Feature'}
      <span className="sr-only">: {item.title}</span>
    </Button>
  )
}
