import type { ComponentProps, ReactNode } from 'react'
import { PictureBesideHeading } from '@/app/studio-picture'
import { LoneLead, LonePage } from '@/components/people/accounts/lone-page'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { AppError } from '@/lib/platform/errors'
import { busyLinkTitle, deadLinkTitle } from '@/lib/platform/words'

type DeadLinkProps = {
  studio: ComponentProps<typeof LonePage>['studio']
  /** More exact than that the link has expired or was already used, where that is known. */
  title?: string
  /** What may have happened, and what to do next. */
  lead: string
  corner?: ReactNode
  /** How to go on; by default by emailing the studio. */
  children?: ReactNode
}

/** The page of an emailed or shared link that can't be used. */
export function DeadLink({ studio, title = deadLinkTitle, lead, corner, children }: DeadLinkProps) {
  return (
    <LonePage studio={studio} title={title} aside={<PictureBesideHeading />} corner={corner}>
      <LoneLead>{lead}</LoneLead>
      {children ?? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={`mailto:${studio.supportEmail}`} prefetch={false} variant="main">
            Email the studio
          </LinkButton>
          <TextLink href="/portfolio" className="text-ink-2">
            See our work
          </TextLink>
        </div>
      )}
    </LonePage>
  )
}

/** The page of a shared link for a visitor who opened it too often. */
export function BusyLink({ studio, message }: Pick<DeadLinkProps, 'studio'> & { message: string }) {
  return <DeadLink studio={studio} title={busyLinkTitle} lead={message} />
}

/** Returns the message for a visitor who opened the page of a link too often. @throws any other error */
export function toLimit(error: unknown): string {
  if (error instanceof AppError && error.code === 'too-many-requests') return error.message
  throw error
}
