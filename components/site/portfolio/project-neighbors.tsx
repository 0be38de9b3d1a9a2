import { Link } from '@/components/ui/link'
import type { ProjectLink } from '@/lib/site/portfolio/schema'
import { PreparedPicture } from './prepared-picture'

type ProjectNeighborsProps = { previous: ProjectLink | null; next: ProjectLink | null }

/** Links to the previous and next projects. */
export function ProjectNeighbors({ previous, next }: ProjectNeighborsProps) {
  if (!previous && !next) return <div className="mt-14 @3xl:mt-24" />
  return (
    <nav aria-label="More work" className="mt-14 grid border-t border-ink @3xl:mt-24 @3xl:grid-cols-2">
      {previous ? <Neighbor project={previous} label="Previous" /> : <span />}
      {next && <Neighbor project={next} label="Next" />}
    </nav>
  )
}

function Neighbor({ project, label }: { project: ProjectLink; label: 'Previous' | 'Next' }) {
  const isNext = label === 'Next'
  return (
    <Link
      href={`/portfolio/${project.id}`}
      prefetch={false}
      className={`group grid grid-cols-[6rem_1fr] items-center gap-6 border-line py-4 @3xl:py-6 ${isNext ? '@3xl:grid-cols-[1fr_11rem] @3xl:border-l @3xl:text-right @max-3xl:border-t' : '@3xl:grid-cols-[11rem_1fr]'}`}
    >
      <span className={`aspect-3/2 overflow-hidden rounded-print bg-shade ${isNext ? '@3xl:order-2' : ''}`}>
        {project.cover && <PreparedPicture picture={project.cover} alt="" sizes="11rem" widest={480} />}
      </span>
      <span className="min-w-0">
        <span className="block text-xs text-ink-3">{label}</span>
        <span className="t-head block wrap-break-word decoration-1 underline-offset-[0.18em] group-hover:underline">
          {project.title}
        </span>
      </span>
    </Link>
  )
}
