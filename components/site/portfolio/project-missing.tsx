import { MissingScreen } from '@/components/shell/missing-screen'
import { zoneClasses } from '@/components/site/portfolio/public-frame'

/** Shown for a project that doesn't exist or isn't published. */
export function ProjectMissing() {
  return (
    <div className={zoneClasses}>
      <MissingScreen title="Project not found" backHref="/portfolio" backLabel="All work">
        It may have been unpublished, or the link is incomplete.
      </MissingScreen>
    </div>
  )
}
