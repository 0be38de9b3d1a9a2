import type { Metadata } from 'next'
import { z } from 'zod'
import { ClientQuoteForm } from '@/components/booking/quotes/client-quote-form'
import { QuoteLead } from '@/components/booking/quotes/quote-lead'
import { VisitorQuoteForm } from '@/components/booking/quotes/visitor-quote-form'
import { zoneClasses } from '@/components/site/portfolio/public-frame'
import { QuotePicture } from '@/components/site/portfolio/quote-picture'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { readViewer } from '@/lib/auth/viewer'
import { openForm } from '@/lib/booking/quotes/queries/open-form'
import { estimateNote, forClientsText } from '@/lib/booking/quotes/words'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { pickServices, readServiceIds } from '@/lib/catalog/services/rules/chosen-services'
import { describeBasePrice } from '@/lib/catalog/services/words/editor'
import { env } from '@/lib/platform/environment/env'
import { formatCents } from '@/lib/platform/money/money'
import { now, todayIn } from '@/lib/platform/time/clock'
import { audienceOf } from '@/lib/site/portfolio/policy'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { describePage } from '@/lib/site/portfolio/rules/page-metadata'
import { chooseHero } from '@/lib/site/portfolio/rules/public-page'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const Query = z.object({
  project: z.string().optional().catch(undefined),
  services: z.union([z.string(), z.array(z.string())]).optional(),
})

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getStudio()
  return describePage({
    title: 'Get a quote',
    description: `Tell ${name} about the property. A photographer will reply with a price and dates.`,
    path: '/portfolio/quote',
    picture: null,
    studioName: name,
    appUrl: env().APP_URL,
  })
}

export default async function QuotePage({ searchParams }: PageProps<'/portfolio/quote'>) {
  const query = Query.parse(await searchParams)
  const [viewer, studio, catalog, projects] = await Promise.all([
    readViewer(),
    getStudio(),
    listServices(),
    listProjects(),
  ])
  const audience = audienceOf(viewer)
  const services = catalog.filter(({ kind }) => kind !== 'ADD_ON')
  const project = projects.find(({ id }) => id === query.project) ?? null
  const form = {
    opening: openForm(now()),
    services: services.map(({ id, name, priceCents, priceBasis }) => {
      const price = describeBasePrice(priceBasis, formatCents(priceCents, studio.currency))
      return { id, name, priceCents, price }
    }),
    chosen: pickServices(services, readServiceIds(query.services)).map(({ id }) => id),
    project: project && { id: project.id, title: project.title },
    today: todayIn(studio.timeZone),
    currency: studio.currency,
    estimateNote: estimateNote(studio),
  }
  const shown = project?.cover ? project : chooseHero(projects)
  return (
    <div
      className={`${zoneClasses} grid items-start gap-8 pt-6 pb-12 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,38rem)] @5xl:gap-x-24 @5xl:pt-12 @5xl:pb-24`}
    >
      <QuoteLead studio={studio} figure={<QuotePicture project={shown} />} />
      {audience === 'photographer' && (
        <Notice title={forClientsText} action={<TextLink href="/quotes">Open quotes</TextLink>}>
          Their requests appear under Quotes.
        </Notice>
      )}
      {audience === 'client' && <ClientQuoteForm {...form} />}
      {audience === 'visitor' && <VisitorQuoteForm {...form} />}
    </div>
  )
}
