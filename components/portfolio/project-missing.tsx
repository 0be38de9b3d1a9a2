import { zoneClasses } from '@/components/portfolio/public-frame'
import { MissingScreen } from '@/components/shell/missing-screen'

/** There is no such project, or it isn't published. */
export function ProjectMissing() {
  return (
    <div className={zoneClasses}>
      <MissingScreen title="Project not found" backHref="/portfolio" backLabel="All work">
        It may have been taken down, or the link is incomplete.
      </MissingScreen>
    </div>
  )
}
