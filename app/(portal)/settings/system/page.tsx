import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { FailedJobsTable } from '@/components/studio/system/failed-jobs-table'
import { InstallationFacts, ProcessTable } from '@/components/studio/system/installation-facts'
import { RetryAllJobsButton } from '@/components/studio/system/job-buttons'
import { ServiceRow } from '@/components/studio/system/service-row'
import { InlineEmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { SectionHead } from '@/components/ui/section-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { pageSize } from '@/lib/studio/system/limits'
import { listFailedJobs } from '@/lib/studio/system/queries/list-failed-jobs'
import { readInstallation } from '@/lib/studio/system/queries/read-installation'
import { readServices } from '@/lib/studio/system/queries/read-services'
import { SystemState } from '@/lib/studio/system/schema'
import { demoAccountsFound, noFailedJobs, removeDemoAdvice } from '@/lib/studio/system/words'

export const metadata: Metadata = { title: 'System' }

/** How often the page refreshes. */
const refreshSeconds = 30

export default async function SystemPage({ searchParams }: PageProps<'/settings/system'>) {
  const actor = await authorizePage('owner')
  const state = SystemState.parse(await searchParams)
  const [services, { jobs, ...list }, installation] = await Promise.all([
    readServices(actor),
    listFailedJobs(actor, state),
    readInstallation(actor),
  ])
  return (
    <>
      <SettingsHead page="/settings/system" />
      {installation.demoAccounts > 0 && (
        <Notice tone="stop" className="mt-8" title={demoAccountsFound(installation.demoAccounts)}>
          {removeDemoAdvice}
        </Notice>
      )}
      <section aria-labelledby="services" className="mt-8 mb-12">
        <SectionHead id="services" title="Services" />
        <ul>
          {services.map((service) => (
            <ServiceRow key={service.name} service={service} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="failed-jobs" className="mb-12">
        <SectionHead
          id="failed-jobs"
          title="Failed jobs"
          action={list.total > 0 && <RetryAllJobsButton />}
          plain={list.total > 0}
        />
        {jobs.length === 0 ? (
          <div className="py-4">
            <InlineEmptyState icon="circle-check">{noFailedJobs}</InlineEmptyState>
          </div>
        ) : (
          <FailedJobsTable jobs={jobs} />
        )}
        <Pager {...list} pageSize={pageSize} hrefOf={(page) => SystemState.href({ page })} />
      </section>
      <section aria-labelledby="processes" className="mb-12">
        <SectionHead id="processes" title="Processes" plain={installation.processes.length > 0} />
        {installation.processes.length === 0 ? (
          <p className="py-4 text-ink-2">Processes appear here within a minute of their start.</p>
        ) : (
          <ProcessTable processes={installation.processes} />
        )}
      </section>
      <section aria-labelledby="versions">
        <SectionHead id="versions" title="Versions and database" />
        <InstallationFacts installation={installation} />
      </section>
      <LiveRefresh everySeconds={refreshSeconds} />
    </>
  )
}
