import type { ReactNode } from 'react'
import { NamePage } from '@/components/shell/page-name'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'

type RecordMissingProps = {
  /** A button to where such records are listed. */
  back: ReactNode
  title: string
  /** Whether the page is a part of another, such as the settings. */
  isPart?: boolean
  /** Why that may be. */
  children: ReactNode
}

/** A page, with status 404, whose record doesn't exist or isn't the reader's. */
export function RecordMissing({ back, title, isPart = false, children }: RecordMissingProps) {
  setNotFoundStatus()
  const content = (
    <>
      <NamePage name={title} />
      <EmptyState headingLevel={2} title={title} action={back}>
        {children}
      </EmptyState>
    </>
  )
  return isPart ? content : <PageBody>{content}</PageBody>
}
