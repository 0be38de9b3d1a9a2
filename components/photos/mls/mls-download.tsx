'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useMemo, useState, useTransition } from 'react'
import { Field, Select } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { mlsPageAddress, selectPhotos } from '@/lib/photos/mls/rules/download-address'
import type { Fit } from '@/lib/photos/mls/rules/plan-fit'
import { preflight } from '@/lib/photos/mls/rules/preflight'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { alwaysDoneText, describeSetProblem } from '@/lib/photos/mls/words/preflight'
import { BoardFigures } from './board-figures'
import { DownloadBar } from './download-bar'
import { groupPhotos } from './group-photos'
import { PhotoGroup } from './photo-group'

type MlsDownloadProps = {
  delivery: { id: string; bookingId: string }
  photos: readonly MlsPhoto[]
  profiles: readonly Pick<MlsProfile, 'id' | 'name' | 'area'>[]
  profile: MlsProfile
  /** Whether the viewer may edit profiles. */
  canEdit: boolean
  /** Above the photos. */
  children: ReactNode
}

/** Chooses a board, shows what it needs, leaves photos out, and downloads the rest. */
export function MlsDownload({ delivery, photos, profiles, profile, canEdit, children }: MlsDownloadProps) {
  const router = useRouter()
  const [isSwitching, startSwitching] = useTransition()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  /** Photos that couldn't be rendered for this profile, by id. */
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map())
  /** How single photos are fitted into this board's sizes, by id. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Fit>>(new Map())
  const included = useMemo(() => photos.filter(({ id }) => !leftOut.has(id)), [photos, leftOut])
  const result = useMemo(
    () => preflight(included, profile, photos, chosen),
    [included, profile, photos, chosen],
  )
  const selection = selectPhotos(
    included.map(({ id }) => id),
    photos.length,
    chosen,
  )
  const groups = groupPhotos(result, photos, { leftOut, failed, chosen })

  function setIncluded(photoId: string, included: boolean) {
    const next = new Set(leftOut)
    if (included) next.delete(photoId)
    else next.add(photoId)
    setLeftOut(next)
  }

  function setFit(photoId: string, fit: Fit | null) {
    const next = new Map(chosen)
    if (fit) next.set(photoId, fit)
    else next.delete(photoId)
    setChosen(next)
  }

  function switchTo(profileId: string) {
    setFailed(new Map())
    setChosen(new Map())
    startSwitching(() => router.replace(mlsPageAddress(delivery, profileId), { scroll: false }))
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label="Board" className="w-full sm:w-96">
          <Select
            value={profile.id}
            aria-busy={isSwitching || undefined}
            onChange={(event) => switchTo(event.target.value)}
          >
            {profiles.map(({ id, name, area }) => (
              <option key={id} value={id}>
                {area ? `${name}, ${area}` : name}
              </option>
            ))}
          </Select>
        </Field>
        <TextLink
          href={`/photo-view/arrange?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`}
          className="mb-2.5 text-ink-2"
        >
          Arrange photos
        </TextLink>
        {canEdit && (
          <TextLink href={`/settings/mls/${profile.id}`} className="mb-2.5 text-ink-2">
            Edit profile
          </TextLink>
        )}
      </div>
      <p className="mt-3 max-w-152 text-ink-2">{alwaysDoneText}</p>
      <BoardFigures profile={profile} />
      {result.problems.length > 0 && (
        <Notice tone="wait" title="Check these first" className="mb-8 max-w-216">
          <ul className="grid gap-1">
            {result.problems.map((problem) => (
              <li key={problem.kind}>{describeSetProblem(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
      {groups.map((group) => (
        <PhotoGroup key={group.title} {...group} onInclude={setIncluded} onFit={setFit} />
      ))}
      <DownloadBar
        // Another choice of photos or board starts anew.
        key={JSON.stringify([profile.id, selection])}
        request={{ deliveryId: delivery.id, profile: profile.id, ...selection }}
        files={result.entries.map(({ fileName }) => fileName)}
        leftOut={photos.length - result.entries.length}
        onFailed={(problems) =>
          setFailed(new Map(problems.map(({ photoId, problem }) => [photoId, problem])))
        }
      />
    </>
  )
}
