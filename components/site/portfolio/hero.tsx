import type { ReactNode } from 'react'
import { Emphasized } from '@/components/ui/emphasized'
import type { ProjectCard } from '@/lib/site/portfolio/schema'
import { leadSizes } from './picture-sources'
import { PreparedPicture } from './prepared-picture'
import { zoneClasses } from './public-frame'

type HeroProps = {
  /** What stands in the largest type, with parts between asterisks emphasized. */
  headline: string
  introduction: string | null
  project: ProjectCard | null
  actions: ReactNode
}

/** The top of the public page: headline, introduction, and a large picture. */
export function Hero({ headline, introduction, project, actions }: HeroProps) {
  return (
    <>
      <div className={`${zoneClasses} grid @5xl:grid-cols-[minmax(0,1fr)_21rem] @5xl:gap-8 @max-5xl:pb-8`}>
        <h1 className="t-display max-w-[11.5ch] pt-12 pb-6 @5xl:pt-18 @5xl:pb-9">
          <Emphasized text={headline} />
        </h1>
        <div className="max-w-136 text-ink-2 @5xl:pt-21">
          {introduction && <p className="mb-6 text-base">{introduction}</p>}
          <div className="flex text-ink">{actions}</div>
        </div>
      </div>
      {project?.cover && (
        <figure>
          <div className="mx-auto aspect-4/5 max-w-360 @3xl:aspect-auto @3xl:h-[min(52rem,58cqw)]">
            <PreparedPicture
              picture={project.cover}
              alt={nameOf(project)}
              sizes={leadSizes}
              widest={2400}
              leading
              className="rounded-none object-[35%_50%] @3xl:object-[50%_58%]"
            />
          </div>
          <figcaption
            className={`${zoneClasses} flex flex-col justify-between gap-x-4 pt-3 text-xs text-ink-2 @3xl:flex-row`}
          >
            <span>{nameOf(project)}</span>
            <span>{project.category}</span>
          </figcaption>
        </figure>
      )}
    </>
  )
}

function nameOf({ title, location }: ProjectCard): string {
  return location ? `${title}, ${location}` : title
}
