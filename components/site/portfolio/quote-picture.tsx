import type { ProjectCard } from '@/lib/site/portfolio/schema'
import { PreparedPicture } from './prepared-picture'

/** A project beside the quote form; nothing until the studio has published one. */
export function QuotePicture({ project }: { project: ProjectCard | null }) {
  if (!project?.cover) return null
  const { title, location, services, cover } = project
  const work = new Intl.ListFormat('en-US').format(services)
  return (
    <figure>
      <div className="aspect-4/3">
        {/* Not loaded on a phone, where it is hidden. */}
        <PreparedPicture picture={cover} alt={title} sizes="(min-width: 1024px) 45vw, 90vw" />
      </div>
      <figcaption className="pt-2.5 text-xs text-ink-2">
        {[title, location].filter(Boolean).join(', ')}
        {work && `. ${work}`}.
      </figcaption>
    </figure>
  )
}
