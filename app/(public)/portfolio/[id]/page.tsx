import type { Metadata } from 'next'
import { cache } from 'react'
import { NamePage } from '@/components/shell/page-name'
import { BookActions } from '@/components/site/portfolio/book-actions'
import { CopyLinkButton } from '@/components/site/portfolio/copy-link-button'
import { ProjectFacts } from '@/components/site/portfolio/project-facts'
import { ProjectGallery } from '@/components/site/portfolio/project-gallery'
import { ProjectMissing } from '@/components/site/portfolio/project-missing'
import { ProjectNeighbors } from '@/components/site/portfolio/project-neighbors'
import { zoneClasses } from '@/components/site/portfolio/public-frame'
import { StructuredData } from '@/components/site/portfolio/structured-data'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { readViewer } from '@/lib/auth/viewer'
import { env } from '@/lib/platform/environment/env'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { audienceOf } from '@/lib/site/portfolio/policy'
import { findProject } from '@/lib/site/portfolio/queries/find-project'
import { describePage } from '@/lib/site/portfolio/rules/page-metadata'
import { describeGallery } from '@/lib/site/portfolio/rules/structured-data'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Cached, so that the page and its metadata share one read. */
const readProject = cache(async (id: string) => findProject(await readViewer(), id))

export async function generateMetadata({ params }: PageProps<'/portfolio/[id]'>): Promise<Metadata> {
  const { id } = await params
  const [found, { name }] = await Promise.all([readProject(id), getStudio()])
  if (!found) return { title: 'Project not found' }
  const { title, category, location, description, media } = found.project
  return describePage({
    title,
    description: description ?? [category, location].filter(Boolean).join(', '),
    path: `/portfolio/${id}`,
    picture: media.find(({ picture }) => picture)?.picture ?? null,
    studioName: name,
    appUrl: env().APP_URL,
  })
}

export default async function ProjectPage({ params }: PageProps<'/portfolio/[id]'>) {
  const { id } = await params
  const [found, viewer, studio] = await Promise.all([readProject(id), readViewer(), getStudio()])
  if (!found) {
    setNotFoundStatus()
    return <ProjectMissing />
  }
  const { project, previous, next } = found
  return (
    <>
      <NamePage name={project.title} />
      {project.published && <StructuredData facts={describeGallery(project, studio.name, env().APP_URL)} />}
      <div
        className={`${zoneClasses} grid items-end gap-x-16 gap-y-8 pt-6 pb-6 @3xl:pt-10 @3xl:pb-9 @5xl:grid-cols-[minmax(0,1fr)_auto]`}
      >
        <div className="min-w-0">
          <TextLink href="/portfolio#work" icon="arrow-left" className="text-ink-2">
            All work
          </TextLink>
          <h1 className="t-display mt-4 max-w-[14ch] text-[length:clamp(2.75rem,6.4vw,6rem)] wrap-break-word">
            {project.title}
          </h1>
        </div>
        <div className="flex items-center gap-4">
          {!project.published && <Status value="draft" big />}
          <CopyLinkButton />
        </div>
      </div>
      <ProjectGallery project={project}>
        <ProjectFacts project={project} />
      </ProjectGallery>
      <div className={zoneClasses}>
        <ProjectNeighbors previous={previous} next={next} />
        <section className="flex flex-wrap items-end justify-between gap-8 border-t pt-10 pb-12 @3xl:pt-18 @3xl:pb-20">
          <h2 className="t-display max-w-[14ch] text-[length:clamp(2.5rem,4.6vw,4rem)] leading-none">
            Yours could be next.
          </h2>
          <div className="flex @max-3xl:w-full">
            <BookActions audience={audienceOf(viewer)} projectId={project.id} />
          </div>
        </section>
      </div>
    </>
  )
}
