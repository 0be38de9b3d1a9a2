import { KeyValues } from '@/components/ui/key-values'
import type { Project } from '@/lib/site/portfolio/schema'
import { describeMedia } from '@/lib/site/portfolio/words'
import { zoneClasses } from './public-frame'

/** The description of a project and its key facts. */
export function ProjectFacts({ project }: { project: Project }) {
  const { category, location, services, media, description } = project
  const videoCount = media.filter(({ kind }) => kind === 'video').length
  return (
    <div
      className={`${zoneClasses} grid gap-8 pt-8 pb-10 @5xl:grid-cols-[21rem_minmax(0,1fr)] @5xl:gap-16 @5xl:pt-14 @5xl:pb-18`}
    >
      {description && (
        <p className="max-w-[34ch] font-serif text-[1.375rem] leading-[1.8125rem] font-[350] tracking-[-0.015em] text-pretty whitespace-pre-line wrap-anywhere @3xl:text-[1.75rem] @3xl:leading-9 @5xl:order-2">
          {description}
        </p>
      )}
      <KeyValues
        className="content-start border-t border-ink"
        items={[
          ['Category', category],
          ['Location', location],
          ['Services', services.length > 0 ? <ServiceNames key="services" names={services} /> : null],
          ['Media', describeMedia(media.length - videoCount, videoCount)],
        ]}
      />
    </div>
  )
}

function ServiceNames({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className="block">
      {name}
    </span>
  ))
}
