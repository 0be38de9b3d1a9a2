import { zoneClasses } from '@/components/portfolio/public-frame'
import { MissingScreen } from '@/components/shell/missing-screen'

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
