import { Disclosure } from '@/components/ui/disclosure'
import { linkClasses } from '@/components/ui/text-link'
import { figureNames } from '@/lib/photos/mls/rules/choices'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { describeFigure } from '@/lib/photos/mls/words/describe-figure'
import {
  boardFiguresText,
  describeLastCheck,
  describeSource,
  figureTitles,
} from '@/lib/photos/mls/words/figures'

/** What a board wants, folded away: each figure with where it comes from and when that was checked. */
export function BoardFigures({ profile }: { profile: MlsProfile }) {
  const figures = figureNames.flatMap((figure) => {
    const value = describeFigure(figure, profile.values)
    return value ? [{ figure, value, source: profile.sources[figure] }] : []
  })
  return (
    <Disclosure
      look="row"
      summary={boardFiguresText}
      hint={describeLastCheck(figures.map(({ source }) => source.checkedOn))}
      className="border-t-0"
    >
      <dl className="grid border-t">
        {figures.map(({ figure, value, source }) => (
          <div
            key={figure}
            className="grid gap-x-6 gap-y-0.5 border-b py-2.5 last:border-b-0 md:grid-cols-[11rem_1fr]"
          >
            <dt className="text-ink-3">{figureTitles[figure]}</dt>
            <dd>
              <span className="font-strong">{value}</span>
              <span className="block wrap-anywhere text-ink-2">
                {describeSource(source)}{' '}
                {source.url.startsWith('https://') && (
                  <a href={source.url} target="_blank" rel="noreferrer" className={linkClasses()}>
                    Open the source
                  </a>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
