import type { IconName } from '@/components/ui/icon-names'
import { type HitKind, hitKinds } from '@/lib/search/rules'
import type { Hits } from '@/lib/search/schema'
import { hitKindTitles } from '@/lib/search/words'
import { type Command, commandsFor, matchCommands, type Searcher } from './commands'

export type Entry = { key: string; title: string; detail: string | null; icon: IconName } & Pick<
  Command,
  'href' | 'act'
>
export type Section = { title: string; entries: Entry[] }

const hitIcons: Record<HitKind, IconName> = {
  bookings: 'calendar',
  clients: 'user',
  photos: 'image',
  invoices: 'receipt-text',
  conversations: 'message-square',
}

/** Lists what the palette shows for a text: things to do, then records, then pages. Leaves out empty sections. */
export function listSections(searcher: Searcher, text: string, hits: Hits | null): Section[] {
  const { actions, pages } = commandsFor(searcher)
  const found = hitKinds.map((kind) => ({
    title: hitKindTitles[kind],
    entries: (hits?.[kind] ?? []).map((hit) => ({ ...hit, key: `${kind}-${hit.id}`, icon: hitIcons[kind] })),
  }))
  return [
    { title: 'Actions', entries: matchCommands(actions, text).map(toEntry) },
    ...found,
    { title: 'Go to', entries: matchCommands(pages, text).map(toEntry) },
  ].filter(({ entries }) => entries.length > 0)
}

function toEntry({ label, href, act, icon }: Command): Entry {
  return { key: `${label} ${href ?? act}`, href, act, title: label, detail: null, icon }
}
