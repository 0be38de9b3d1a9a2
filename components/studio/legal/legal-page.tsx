import { PublicFrame } from '@/components/shell/public-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { splitLegalText } from '@/lib/studio/legal/rules/agreement'
import type { LegalDocument, LegalKind } from '@/lib/studio/legal/schema'
import { describeVersion, legalPages, noDocumentText } from '@/lib/studio/legal/words'

type LegalPageProps = {
  studio: { name: string; logoUrl: string | null; timeZone: string }
  kind: LegalKind
  /** Null or without text where the studio has none. */
  document: LegalDocument | null
}

/** The public page of the studio's terms or policy. */
export function LegalPage({ studio, kind, document }: LegalPageProps) {
  const { title, path } = legalPages[kind]
  return (
    <PublicFrame studio={studio}>
      <h1 className="t-title">{title}</h1>
      {document?.text ? (
        <article className="mt-6 grid max-w-[68ch] gap-4 text-base">
          {splitLegalText(document.text).map(({ isHeading, text }, place) =>
            isHeading ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes, and paragraphs may repeat
              <h2 key={place} className="t-head mt-4">
                {text}
              </h2>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <p key={place} className="whitespace-pre-line">
                {text}
              </p>
            ),
          )}
          <p className="t-label mt-6 border-t pt-4">
            {describeVersion(document.version, formatInstantInZone(document.publishedAt, studio.timeZone))}.{' '}
            {document.version > 1 && (
              <TextLink href={`${path}?version=${document.version - 1}`} prefetch={false}>
                The version before
              </TextLink>
            )}
          </p>
        </article>
      ) : (
        <EmptyState title="Nothing here yet">{noDocumentText}</EmptyState>
      )}
    </PublicFrame>
  )
}
