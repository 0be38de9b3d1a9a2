import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { OwnDeletionSection } from '@/components/people/accounts/own-deletion'
import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readOwnDeletion } from '@/lib/people/accounts/queries/read-own-deletion'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { countPersonalPhotos } from '@/lib/workflows/read-personal-data'

export const metadata: Metadata = { title: 'Your Data' }

export default async function PersonalDataPage() {
  const actor = await authorizePage('client')
  const [{ photos, bytes, waiting }, deletion] = await Promise.all([
    countPersonalPhotos(actor),
    readOwnDeletion(actor),
  ])
  return (
    <PageBody>
      <PageHead title="Your Data" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/data" role={actor.role} />
      <div className="grid max-w-144 gap-12">
        <section aria-labelledby="download">
          <SectionHead id="download" title="Download your data" />
          <p className="mt-4 mb-4 text-ink-2">
            Get everything the studio has on you in one ZIP file: your profile, bookings, invoices, messages,
            emails and activity, and the photos you've paid for.
            {photos > 0 && ` It includes ${countPhotos(photos)}, ${formatBytes(bytes)}.`}
          </p>
          <DataLink waiting={waiting} />
        </section>
        <section aria-labelledby="delete">
          <SectionHead id="delete" title="Delete your account" />
          <div className="mt-4">
            <OwnDeletionSection deletion={deletion} />
          </div>
        </section>
      </div>
    </PageBody>
  )
}

/** Says why there is no download yet, because a download that fails can't show a message. */
function DataLink({ waiting }: { waiting: number }) {
  const icon = <Icon name="download" />
  if (waiting === 0) {
    return (
      <LinkButton href="/api/profile/data" prefetch={false} download icon={icon}>
        Download ZIP
      </LinkButton>
    )
  }
  return (
    <>
      <Button aria-disabled aria-describedby="waiting" icon={icon}>
        Download ZIP
      </Button>
      <p id="waiting" className="mt-2 t-label">
        {countPhotos(waiting)} still being prepared. Reload this page in a minute.
      </p>
    </>
  )
}
