import type { EditedPage, OpenHouse } from '@/lib/photos/property-pages/schema/editing'

/** What the editor's fields hold. */
type EditorValues = {
  texts: ReturnType<typeof textsOf>
  openHouses: OpenHouse[]
  leftOut: string[]
  showsPhoto: boolean
}

/**
 * Returns what the fields of the editor hold at first.
 * @param typed what was typed into a form that was sent before its script ran, and wasn't saved
 */
export function editorValues(
  { content, expiresOn }: Pick<EditedPage, 'content' | 'expiresOn'>,
  typed?: Record<string, string>,
): EditorValues {
  const texts = textsOf(content, expiresOn)
  const { openHouses, leftOut, agent } = content
  if (!typed) return { texts, openHouses, leftOut, showsPhoto: agent.showsPhoto }
  const [ids, dates, starts, ends] = ['Id', 'Date', 'Start', 'End'].map((part) =>
    listOf(typed, `openHouse${part}[]`),
  )
  const shown = new Set(listOf(typed, 'shown[]'))
  return {
    texts: { ...texts, ...typed },
    openHouses: (ids ?? []).map((id, place) => ({
      id,
      date: dates?.[place] ?? '',
      startTime: starts?.[place] ?? '',
      endTime: ends?.[place] ?? '',
    })),
    leftOut: listOf(typed, 'listed[]').filter((id) => !shown.has(id)),
    showsPhoto: typed.showsPhoto === 'on',
  }
}

function listOf(typed: Record<string, string>, name: string): string[] {
  return typed[name]?.split('\n') ?? []
}

function textsOf(content: EditedPage['content'], expiresOn: string | null) {
  const { status, headline, description, price, beds, baths, area, lot, year, film, agent } = content
  return {
    status,
    headline,
    description,
    lot,
    film,
    price: numberText(price),
    beds: numberText(beds),
    baths: numberText(baths),
    area: numberText(area),
    year: year === null ? '' : String(year),
    agentName: agent.name,
    agentCompany: agent.company,
    agentPhone: agent.phone,
    agentEmail: agent.email,
    license: agent.license,
    expiresOn: expiresOn ?? '',
  }
}

function numberText(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en-US')
}
