'use client'

import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import { linkClasses } from '@/components/ui/text-link'
import { approveVersionAction, withdrawVersionAction } from '@/lib/photos/revisions/actions'
import { versionAddress } from '@/lib/photos/revisions/rules/addresses'
import type { RevisedPhoto, ShownVersion } from '@/lib/photos/revisions/schema'
import { versionName } from '@/lib/photos/revisions/words/revisions'
import { AddVersionsButton } from './add-versions-button'
import { useRevisions } from './revisions-context'

/** A photo's versions with their originals, and how the studio adds or removes one. */
export function VersionPanel({ photo }: { photo: RevisedPhoto }) {
  const { revisions } = useRevisions()
  const { versions } = photo
  if (versions.length < 2 && !revisions.canRevise) return null
  const undecided = versions.find(({ decision }) => decision === 'PROPOSED')
  return (
    <div className="grid gap-3 border-b px-5 py-4">
      <h3 className="font-strong">Versions</h3>
      {versions.length < 2 && (
        <p className="text-ink-2">
          Upload a new version. The client compares it before it replaces anything.
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {revisions.canRevise && <AddVersionsButton photos={[{ id: photo.photoId, name: photo.name }]} />}
        {revisions.canRevise && undecided && <WithdrawButton version={undecided} />}
      </div>
    </div>
  )
}

/** Replaces the photo in the gallery with a proposed version. */
export function ApproveButton({ version: { id, number } }: { version: ShownVersion }) {
  return (
    <Button
      size="lg"
      variant="main"
      onClick={() =>
        void showResult(approveVersionAction({ versionId: id }), {
          done: [`${versionName(number)} approved`, "It's now in your gallery and downloads."],
          failed: 'Please try again.',
          failedTitle: 'Version not approved',
        })
      }
    >
      Approve version {number}
    </Button>
  )
}

function WithdrawButton({ version }: { version: ShownVersion }) {
  return (
    <ConfirmButton
      label="Remove version"
      size="sm"
      variant="quiet"
      title={`Remove version ${version.number}?`}
      description={`${version.name} is deleted, and the client can no longer see it.`}
      confirmLabel="Remove version"
      busyText="Removing"
      cancelLabel="Keep version"
      act={() => withdrawVersionAction({ versionId: version.id })}
      done="Version removed"
      failed="Please try again."
      failedTitle="Version not removed"
    />
  )
}

const decisions: Record<ShownVersion['decision'], { value: string; label: string }> = {
  PROPOSED: { value: 'OPEN', label: 'Proposed' },
  APPROVED: { value: 'CLOSED', label: 'Earlier version' },
  DECLINED: { value: 'CLOSED', label: 'More changes requested' },
  SUPERSEDED: { value: 'CLOSED', label: 'Replaced by a newer one' },
}

function stateOf({ isCurrent, state, decision }: ShownVersion) {
  if (isCurrent) return { value: 'PUBLISHED', label: 'In the gallery' }
  if (state === 'WAITING') return { value: 'PROCESSING', label: 'Being prepared' }
  if (state === 'BROKEN') return { value: 'FAILED', label: "Can't be displayed" }
  return decisions[decision]
}

function VersionRow({ version }: { version: ShownVersion }) {
  const { id, number, name, problem } = version
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span>{versionName(number)}</span>
        <Status {...stateOf(version)} />
      </div>
      <a
        href={versionAddress(id, 'original')}
        download
        aria-label={`Download the original of version ${number}, ${name}`}
        className={linkClasses('text-sm wrap-anywhere')}
      >
        {name}
      </a>
      {problem && <p className="text-sm text-stop wrap-anywhere">{problem}</p>}
    </li>
  )
}
