import { linkClasses } from '@/components/ui/text-link'
import { alteredPhotosText, originalsLinkText } from '@/lib/photos/property-pages/words'

/** Says that photos were altered, and leads to the unaltered ones, as some states require of advertisements. */
export function OriginalsLink({ href }: { href: string }) {
  return (
    <p className="text-ink-2">
      {alteredPhotosText}{' '}
      <a href={href} rel="nofollow" className={linkClasses()}>
        {originalsLinkText}
      </a>
    </p>
  )
}
