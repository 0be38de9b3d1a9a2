import { Field, Select } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import type { MlsPage } from '@/lib/photos/mls/queries/read-mls-page'
import { boardHints, boardQuestion, nearBoardsLabel, otherBoardsLabel } from '@/lib/photos/mls/words/download'

type BoardFieldProps = {
  set: MlsPage
  /** Whether another board is being read. */
  isSwitching: boolean
  onBoard: (profileId: string) => void
}

/** Chooses the board. The ones of the property's state come first. */
export function BoardField({ set, isSwitching, onBoard }: BoardFieldProps) {
  const { profiles, chosen, isRemembered, canEdit } = set
  const near = profiles.filter(({ isNear }) => isNear)
  const others = profiles.filter(({ isNear }) => !isNear)
  return (
    <div className="grid gap-2">
      <Field
        label={isRemembered ? <span className="sr-only">Board</span> : boardQuestion}
        hint={isRemembered ? boardHints.remembered : boardHints.first}
      >
        <Select
          value={chosen.id}
          aria-busy={isSwitching || undefined}
          onChange={(event) => onBoard(event.target.value)}
        >
          {near.length > 0 && (
            <optgroup label={nearBoardsLabel}>
              <Options profiles={near} />
            </optgroup>
          )}
          {near.length > 0 ? (
            <optgroup label={otherBoardsLabel}>
              <Options profiles={others} />
            </optgroup>
          ) : (
            <Options profiles={others} />
          )}
        </Select>
      </Field>
      {canEdit && (
        <TextLink href={`/settings/mls/${chosen.id}`} className="justify-self-start text-ink-2">
          Edit profile
        </TextLink>
      )}
    </div>
  )
}

function Options({ profiles }: { profiles: MlsPage['profiles'] }) {
  return profiles.map(({ id, name, area }) => (
    <option key={id} value={id}>
      {area ? `${name}, ${area}` : name}
    </option>
  ))
}
