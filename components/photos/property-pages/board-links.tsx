import { LinkField } from '@/components/ui/link-field'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { PageLinks } from '@/lib/photos/property-pages/schema/editing'
import { editorTitle, linksTitle, noLinksText, pageLabel, tourLabel } from '@/lib/photos/property-pages/words'

type BoardLinksProps = {
  links: PageLinks
  /** Which of them a board accepts, in a sentence. */
  accepted: string
  /** Whether it also accepts the page, which names the agent. */
  allowsBranded: boolean
}

/** The links that a board accepts for a listing, to copy; or where to publish the page that they lead to. */
export function BoardLinks({ links, accepted, allowsBranded }: BoardLinksProps) {
  return (
    <section aria-labelledby="board-links" className="mb-10">
      <SectionHead id="board-links" title={linksTitle} />
      <p className="py-3 text-ink-2">
        {accepted}{' '}
        {!links.public && (
          <>
            {noLinksText} <TextLink href={links.editor}>{editorTitle}</TextLink>
          </>
        )}
      </p>
      {links.public && (
        <div className="grid max-w-216 gap-5.5">
          <LinkField label={tourLabel} url={links.public.tourUrl} />
          {allowsBranded && <LinkField label={pageLabel} url={links.public.pageUrl} />}
        </div>
      )}
    </section>
  )
}
