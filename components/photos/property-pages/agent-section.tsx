import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SectionHead } from '@/components/ui/section-head'
import { linkClasses } from '@/components/ui/text-link'
import { askParameter } from '@/lib/photos/property-pages/rules/addresses'
import type { FormOpening, PropertyPage } from '@/lib/photos/property-pages/schema'
import { inquiryTitle } from '@/lib/photos/property-pages/words'
import { InquiryForm } from './inquiry-form'
import { zoneClasses } from './property-frame'

type AgentSectionProps = {
  page: PropertyPage
  /** Null on a cached page. Without JavaScript, its form is replaced by a link to a page that isn't cached. */
  opening: FormOpening | null
  /** Nobody can ask before the page is public. */
  isPreview?: boolean
}

/** The agent's card beside the form for questions. */
export function AgentSection({ page, opening, isPreview = false }: AgentSectionProps) {
  const { agent, agentPhoto, brokerage, pageId } = page
  return (
    <section aria-labelledby="ask" className="border-t">
      <div
        className={`${zoneClasses} grid items-start gap-12 pt-10 pb-12 @3xl:pt-16 @3xl:pb-20 @5xl:grid-cols-[22rem_minmax(0,1fr)] @5xl:gap-24`}
      >
        <div className="grid gap-5">
          {agentPhoto && (
            // biome-ignore lint/performance/noImgElement: already at the size it is shown
            <img
              src={agentPhoto}
              alt={agent.name}
              width={144}
              height={144}
              loading="lazy"
              className="size-36 rounded-print bg-shade object-cover"
            />
          )}
          <div>
            <h2 className="font-serif text-[1.75rem] leading-8 font-[350] tracking-[-0.02em] wrap-break-word">
              {agent.name}
            </h2>
            {agent.company && agent.company !== brokerage?.name && (
              <p className="mt-1 text-ink-2">{agent.company}</p>
            )}
            {agent.license && <p className="mt-1 text-xs text-ink-3">License {agent.license}</p>}
          </div>
          {brokerage && (
            <div className="grid justify-items-start gap-2">
              {brokerage.logoUrl && (
                // biome-ignore lint/performance/noImgElement: already at the size it is shown
                <img
                  src={brokerage.logoUrl}
                  alt=""
                  loading="lazy"
                  className="h-12 w-auto max-w-full object-contain object-left dark:rounded-sm dark:bg-[#fff] dark:p-1"
                />
              )}
              <p className="text-ink-2">{brokerage.name}</p>
            </div>
          )}
          <div className="grid justify-items-start gap-1.5">
            {agent.phone && (
              <a href={`tel:${agent.phone.replace(/[^+\d]/g, '')}`} className={linkClasses('min-h-8')}>
                <Icon name="phone" size="sm" />
                {agent.phone}
              </a>
            )}
            {agent.email && (
              <a href={`mailto:${agent.email}`} className={linkClasses('min-h-8 wrap-anywhere')}>
                <Icon name="mail" size="sm" />
                {agent.email}
              </a>
            )}
          </div>
        </div>
        <div className="max-w-160">
          <SectionHead id="ask" title={inquiryTitle} className="mb-6" />
          <div className={opening ? undefined : 'noscript:hidden'} inert={isPreview}>
            <InquiryForm pageId={pageId} opening={opening} />
          </div>
          {!opening && (
            <p className="hidden noscript:block">
              <a href={`?${askParameter}=1#ask`} className={buttonClasses({ variant: 'main', size: 'lg' })}>
                Write a message
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
