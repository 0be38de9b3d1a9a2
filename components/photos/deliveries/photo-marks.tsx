import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

export type TileActions = {
  open: (index: number) => void
  select: (index: number, extend: boolean) => void
  favorite: (index: number) => void
}

/** A button in the corner of a photo. */
export const cornerClasses =
  'absolute z-2 grid size-9 place-items-center rounded-sm bg-night/72 text-night-ink transition-opacity duration-(--duration-quick) hover:bg-night focus-visible:opacity-100 focus-visible:-outline-offset-2 focus-visible:outline-night-ink group-hover:opacity-100 group-focus-within:opacity-100 md:size-8'

type PhotoMarksProps = {
  index: number
  tabIndex: number
  selected: boolean
  choosing: boolean
  favorite: boolean
  /** Whether this viewer can mark favorites, or only sees the client's. */
  canMarkFavorites: boolean
  actions: TileActions
}

/** The buttons over a photo that select it and mark it as a favorite. On touch screens, the viewer has the latter. */
export function PhotoMarks(props: PhotoMarksProps) {
  const { index, tabIndex, selected, choosing, favorite, canMarkFavorites, actions } = props
  const number = index + 1
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={selected}
        aria-label={`Select photo ${number}`}
        onClick={(event) => actions.select(index, event.shiftKey)}
        className={mergeClasses(
          cornerClasses,
          'top-1.5 left-1.5',
          selected && 'bg-accent text-on-accent hover:bg-accent',
          choosing ? 'grid' : 'hidden opacity-0 md:grid',
        )}
      >
        <Icon name="check" className={!selected && 'opacity-60'} />
      </button>
      {canMarkFavorites ? (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={favorite}
          aria-label={`Favorite photo ${number}`}
          title={favorite ? 'Remove from favorites' : 'Add to favorites'}
          onClick={() => actions.favorite(index)}
          className={mergeClasses(
            cornerClasses,
            'top-1.5 right-1.5',
            !favorite && 'opacity-0 pointer-coarse:pointer-events-none',
          )}
        >
          <Icon name="heart" className={favorite && 'fill-current'} />
        </button>
      ) : (
        favorite && (
          <span className={mergeClasses(cornerClasses, 'pointer-events-none top-1.5 right-1.5')}>
            <Icon name="heart" className="fill-current" label="The client’s favorite" />
          </span>
        )
      )}
    </>
  )
}
