import type { Metadata } from 'next'
import { BookActions } from '@/components/site/portfolio/book-actions'
import { CategoryFilter } from '@/components/site/portfolio/category-filter'
import { Closing } from '@/components/site/portfolio/closing'
import { EquipmentColumns } from '@/components/site/portfolio/equipment-columns'
import { Hero } from '@/components/site/portfolio/hero'
import { ProjectOpener } from '@/components/site/portfolio/project-opener'
import { ProjectWall } from '@/components/site/portfolio/project-wall'
import { zoneClasses } from '@/components/site/portfolio/public-frame'
import { ServiceBlocks } from '@/components/site/portfolio/service-blocks'
import { StatRow } from '@/components/site/portfolio/stat-row'
import { StructuredData } from '@/components/site/portfolio/structured-data'
import { Zone } from '@/components/site/portfolio/zone'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { readViewer } from '@/lib/auth/viewer'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { env } from '@/lib/platform/environment/env'
import { audienceOf } from '@/lib/site/portfolio/policy'
import { listEquipment } from '@/lib/site/portfolio/queries/list-equipment'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { listStats } from '@/lib/site/portfolio/queries/list-stats'
import { countCategories } from '@/lib/site/portfolio/rules/categories'
import { describePage } from '@/lib/site/portfolio/rules/page-metadata'
import { chooseClosing, chooseHero, describeServices, heroLast } from '@/lib/site/portfolio/rules/public-page'
import { describeStudio } from '@/lib/site/portfolio/rules/structured-data'
import { PortfolioFilter } from '@/lib/site/portfolio/schema'
import { defaultClosing } from '@/lib/site/portfolio/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export async function generateMetadata(): Promise<Metadata> {
  const [{ name, introduction }, projects] = await Promise.all([getStudio(), listProjects()])
  return describePage({
    title: 'Portfolio',
    description: introduction ?? name,
    path: '/portfolio',
    picture: chooseHero(projects)?.cover ?? null,
    studioName: name,
    appUrl: env().APP_URL,
  })
}

export default async function PortfolioPage({ searchParams }: PageProps<'/portfolio'>) {
  const { category: slug } = PortfolioFilter.parse(await searchParams)
  const [viewer, studio, projects, equipment, stats, services] = await Promise.all([
    readViewer(),
    getStudio(),
    listProjects(),
    listEquipment(),
    listStats(),
    listServices(),
  ])
  const categories = countCategories(projects)
  const chosen = slug ? categories.find((category) => category.slug === slug) : null
  const shown = chosen ? projects.filter(({ category }) => category === chosen.category) : heroLast(projects)
  const blocks = describeServices(studio, services, projects)
  const audience = audienceOf(viewer)
  return (
    <>
      <StructuredData facts={describeStudio(studio, projects, env().APP_URL)} />
      <Hero
        headline={studio.headline ?? studio.name}
        introduction={studio.introduction}
        project={chooseHero(projects)}
        actions={<BookActions audience={audience} />}
      />
      <div className={zoneClasses}>
        <StatRow stats={stats} className="mt-14 @3xl:mt-22" />
      </div>
      <Zone
        id="work"
        title="Selected work"
        aside={<CategoryFilter categories={categories} total={projects.length} current={slug} />}
      >
        {chosen === undefined ? (
          <EmptyState title="Category not found">
            There’s no category called “{slug}”. <TextLink href="/portfolio#work">Show all work</TextLink>
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState title="No work to show yet">The studio’s projects will appear here.</EmptyState>
        ) : (
          <ProjectOpener audience={audience}>
            <ProjectWall projects={shown} />
          </ProjectOpener>
        )}
      </Zone>
      {blocks.length > 0 && (
        <Zone id="services" title="Services">
          <ServiceBlocks blocks={blocks} currency={studio.currency} />
        </Zone>
      )}
      {equipment.length > 0 && (
        <Zone id="equipment" title="Equipment">
          <EquipmentColumns equipment={equipment} />
        </Zone>
      )}
      <Closing
        line={studio.closing ?? defaultClosing}
        picture={chooseClosing(projects, blocks)}
        actions={<BookActions audience={audience} onPicture />}
      />
    </>
  )
}
