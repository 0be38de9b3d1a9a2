import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ProjectCard as Project } from '@/lib/site/portfolio/schema'
import { VideoStill } from './picture'
import { PreparedPicture } from './prepared-picture'
import { Tags } from './tags'

/** The badge with the number of further media. */
export function MoreBadge({ mediaCount }: { mediaCount: number }) {
  if (mediaCount < 2) return null
  return (
    <span className="absolute right-0 bottom-0 bg-paper pt-1.5 pr-2.5 pb-1 pl-3 text-xs">
      +{mediaCount - 1} more
    </span>
  )
}

type ProjectCardProps = {
  project: Project
  /** The `sizes` attribute of its picture. */
  sizes: string
  className?: string
  figureClassName?: string
}

/** A project on the public page; the whole card is a link. */
export function ProjectCard({ project, sizes, className, figureClassName }: ProjectCardProps) {
  const { id, title, category, location, description, services, cover, firstVideo, mediaCount } = project
  return (
    <article
      className={mergeClasses(
        // Skips the layout of cards far outside the viewport.
        'group relative min-w-0 nth-[n+13]:[contain-intrinsic-block-size:auto_25rem] nth-[n+13]:[content-visibility:auto] @5xl:nth-[n+13]:[contain-intrinsic-block-size:auto_40rem]',
        className,
      )}
    >
      <figure
        className={mergeClasses(
          'relative aspect-3/2 overflow-hidden rounded-print bg-shade [&_img]:transition-[scale] [&_img]:duration-(--duration-slow) [&_img]:ease-light group-hover:[&_img]:scale-[1.02]',
          figureClassName,
        )}
      >
        {cover ? (
          <PreparedPicture picture={cover} alt={location ? `${title}, ${location}` : title} sizes={sizes} />
        ) : (
          firstVideo && <VideoStill src={firstVideo} />
        )}
        <MoreBadge mediaCount={mediaCount} />
      </figure>
      <div className="grid gap-1 pt-3.5">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="t-head min-w-0 wrap-break-word">
            <Link
              href={`/portfolio/${id}`}
              prefetch={false}
              data-project={id}
              className="after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          {location && (
            <span className="flex-none text-right text-xs text-ink-3 @max-3xl:max-w-[45%]">{location}</span>
          )}
        </div>
        {description && <p className="line-clamp-3 text-ink-2">{description}</p>}
        <Tags lead={category} tags={services} />
      </div>
    </article>
  )
}
