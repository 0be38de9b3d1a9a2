import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { linkClasses } from '@/components/ui/text-link'
import { askParameter, phoneHref } from '@/lib/photos/property-pages/rules/addresses'
import type { FormOpening } from '@/lib/photos/property-pages/schema/inquiries'
import type { PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import { inquiryTitle } from '@/lib/photos/property-pages/words'
import { addDays } from '@/lib/platform/time/calendar-date'
import { InquiryForm } from './inquiry-form'
import { PropertySection } from './property-section'

type AgentSectionProps = {
  page: PropertyPage
  /** Null on a cached page. Without JavaScript, its form is replaced by a link to a page that isn't cached. */
  opening: FormOpening | null
  /** Nobody can ask before the page is public. */
  isPreview?: boolean
}

/** Days that a visitor can choose, from tomorrow on. */
const offeredDays = 4

/** The agent's card beside the form for showings and questions. */
export function AgentSection({ page, opening, isPreview = false }: AgentSectionProps) {
  const { agent, agentPhoto, brokerage, pageId, today } = page
  return (
    <PropertySection id="ask" title={inquiryTitle} className="ask-section">
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_minmax(22rem,30rem)]">
        <div className="contents max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-6">
          {agentPhoto ? (
            // biome-ignore lint/performance/noImgElement: already at the size it is shown
            <img
              src={agentPhoto}
              alt={agent.name}
              width={480}
              height={600}
              loading="lazy"
              className="aspect-4/5 w-full rounded-print bg-shade object-cover"
            />
          ) : (
            <div
              aria-hidden="true"
              className="grid aspect-4/5 w-full place-items-center rounded-print bg-accent-wash font-serif text-5xl font-light tracking-[-0.05em] text-accent md:text-[5.5rem]"
            >
              {initialsOf(agent.name)}
            </div>
          )}
          <div className="grid min-w-0 content-start gap-4">
            <h3 className="font-serif text-[1.75rem] leading-[1.08] font-[350] tracking-[-0.02em] wrap-break-word md:text-[2.5rem]">
              {agent.name}
            </h3>
            <div className="text-ink-2">
              {agent.company && agent.company !== brokerage?.name && <p>{agent.company}</p>}
              {brokerage && !brokerage.logoUrl && <p>{brokerage.name}</p>}
              {agent.license && <p>License {agent.license}</p>}
            </div>
            {brokerage?.logoUrl && (
              <div className="grid justify-items-start gap-2">
                {/* biome-ignore lint/performance/noImgElement: already at the size it is shown */}
                <img
                  src={brokerage.logoUrl}
                  alt=""
                  loading="lazy"
                  className="h-12 w-auto max-w-full object-contain object-left dark:rounded-sm dark:bg-[#fff] dark:p-1"
                />
                <p className="text-ink-2">{brokerage.name}</p>
              </div>
            )}
            <div className="grid justify-items-start gap-1.5">
              {agent.phone && (
                <a href={phoneHref(agent.phone)} className={linkClasses('min-h-9 text-[1.1875rem]')}>
                  <Icon name="phone" size="sm" />
                  {agent.phone}
                </a>
              )}
              {agent.email && (
                <a href={`mailto:${agent.email}`} className={linkClasses('min-h-9 wrap-anywhere')}>
                  <Icon name="mail" size="sm" />
                  {agent.email}
                </a>
              )}
            </div>
          </div>
        </div>
        <div className="max-w-160 md:col-span-full lg:col-span-1">
          <div className={opening ? undefined : 'noscript:hidden'} inert={isPreview}>
            <InquiryForm
              pageId={pageId}
              opening={opening}
              days={Array.from({ length: offeredDays }, (_, place) => addDays(today, place + 1))}
            />
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
    </PropertySection>
  )
}

/** `RL` for Rosa Lind */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('')
}
