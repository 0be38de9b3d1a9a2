import { TextLink } from '@/components/ui/text-link'
import type { LegalDocument, LegalKind } from '@/lib/studio/legal/schema'
import { legalPages } from '@/lib/studio/legal/words'

type Documents = readonly Pick<LegalDocument, 'kind'>[]

/** Links to the documents that the studio has published. */
export function LegalLinks({ documents }: { documents: Documents }) {
  return documents.map(({ kind }) => <LegalLink key={kind} kind={kind} />)
}

/** `I agree to the Terms of Service and the Privacy Policy.` */
export function AgreementLabel({ documents }: { documents: Documents }) {
  return (
    <>
      I agree to the{' '}
      {documents.map(({ kind }, place) => (
        <span key={kind}>
          {place > 0 && ' and the '}
          <LegalLink kind={kind} opensTab />
        </span>
      ))}
      .
    </>
  )
}

/** @param opensTab so that what was typed into a form isn't lost */
function LegalLink({ kind, opensTab = false }: { kind: LegalKind; opensTab?: boolean }) {
  const { path, title } = legalPages[kind]
  return (
    <TextLink href={path} prefetch={false} {...(opensTab && { target: '_blank', rel: 'noreferrer' })}>
      {title}
    </TextLink>
  )
}
